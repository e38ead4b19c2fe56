import type { Attributes } from '@opentelemetry/api';
import { ATTR_ERROR_TYPE } from '@opentelemetry/semantic-conventions';
import { promptTokens, type Usage } from '../../../turn/usage.ts';
import type { OpenRoute } from '../../route.ts';
import type { ErrorKind } from '../telemetry.ts';
import { genAi, operationOf } from './names.ts';

/** What is asked of which provider. */
export function modelAttributes(route: OpenRoute): Attributes {
  return { [genAi.operation]: operationOf(route), [genAi.provider]: route.providerName };
}

/** Prompt tokens are told as the conventions count them: those of caches are part of the input. */
export function usageAttributes(usage: Usage): Attributes {
  return {
    [genAi.inputTokens]: promptTokens(usage),
    [genAi.cacheReadTokens]: usage.cacheRead,
    [genAi.cacheWriteTokens]: usage.cacheWrite,
    [genAi.outputTokens]: usage.output,
    [genAi.reasoningTokens]: usage.reasoning,
  };
}

/** Nothing, where nothing failed. */
export function failedBy(error: ErrorKind | null): Attributes {
  return error === null ? {} : { [ATTR_ERROR_TYPE]: error };
}
