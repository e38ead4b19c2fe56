import type { Wire } from '@polywire/generated/catalog/rows.ts';
import type { DocumentName } from './official.ts';
import type { Unclaimed } from './unclaimed.ts';

/** Where a wire of ours and an official document part on purpose. An exception that nothing needs fails the tests. */
export interface Exceptions {
  /** Pieces of official requests and replies that we have no part in. */
  readonly unclaimed: readonly Unclaimed[];

  /** What we ask of a request or reply beyond the document, as our validator says it. */
  readonly stricter: readonly { readonly says: RegExp; readonly because: string }[];

  /** Pieces of our requests that the document does not know. */
  readonly wider: readonly Unclaimed[];
}

export const none: Exceptions = { unclaimed: [], stricter: [], wider: [] };

const ignored = 'seed 000: the gateway reads this field and sends it nowhere';
const otherTools = 'seed 000: tools that the platform does not map are dropped, and so are their traces';
const newer = 'newer than the seed: no row says what becomes of it';
const neverEmpty = 'the real provider refuses an empty list, the document does not say so';
const absent = "GAPS: a caller's null is the same as nothing, and we send none";
const freeText = 'seed 000 knows tools with arguments only';
const files = 'seed 000: file references are dropped';

const resultsOfOtherTools =
  'code_execution_tool_result|bash_code_execution_tool_result|text_editor_code_execution_tool_result|tool_search_tool_result|container_upload';

/** The same reason for several places. */
function each(because: string, ...places: readonly string[]): readonly Unclaimed[] {
  return places.map((at) => ({ at, because }));
}

export const exceptions: Readonly<Partial<Record<Wire, Readonly<Partial<Record<DocumentName, Exceptions>>>>>> = {
  chat: {
    openai: {
      unclaimed: [
        ...each(absent, '*[=null]'),
        ...each(
          ignored,
          'store',
          'metadata',
          'user',
          'safety_identifier',
          'service_tier',
          'prompt_cache_key',
          'prompt_cache_retention',
        ),
        ...each(ignored, 'n', 'logprobs', 'top_logprobs', 'logit_bias', 'prediction', 'modalities', 'audio'),
        ...each(
          'seed 000: translated into tools and tool_choice',
          'web_search_options',
          'functions',
          '**/function_call',
          '**/*[role=function]',
        ),
        ...each('seed 000: developer is read as system', '**/*[role=developer]'),
        ...each('seed 000: file parts reach responses-wire models only, audio none', '**/*[type=file|input_audio]'),
        ...each('seed 000: only include_usage is honoured', 'stream_options/include_obfuscation'),
        ...each('a field of the message says the same', '**/*[type=refusal]'),
        ...each(freeText, '**/*[type=custom]', 'tool_choice[type=custom]'),
        ...each(
          newer,
          'moderation',
          'prompt_cache_options',
          '**/prompt_cache_breakpoint',
          'tool_choice[type=allowed_tools]',
        ),
      ],
      stricter: [
        { says: /^data\/(tools|tool_calls) must NOT have fewer than 1 items/u, because: neverEmpty },
        {
          says: /^data\/choices must NOT have fewer than 1 items/u,
          because: 'a completion without a choice says nothing',
        },
        { says: /name must (match pattern|NOT have)/u, because: 'the document says so of names in words only' },
      ],
      wider: each('seed 000: the kinds on this wire take it', 'top_k', '**/*[type=builtin_function]'),
    },
  },

  messages: {
    anthropic: {
      unclaimed: [
        ...each(
          newer,
          '[content_block.type=advisor_tool_result|compaction]',
          '[content_block.name=advisor]',
          '[delta.type=compaction_delta]',
          '[stop_reason=compaction]',
          '[delta.stop_reason=compaction]',
          '[message.stop_reason=compaction]',
        ),
        ...each(ignored, 'cache_control', 'container', 'inference_geo', 'metadata', 'service_tier'),
        ...each(newer, 'context_management', 'output_format', 'speed', 'user_profile_id', 'output_config/task_budget'),
        ...each(
          otherTools,
          'tools/*[type=bash_20241022|bash_20250124]',
          'tools/*[type=code_execution_20250522|code_execution_20250825|code_execution_20260120]',
          'tools/*[type=computer_20241022|computer_20250124|computer_20251124]',
          'tools/*[type=memory_20250818]',
          'tools/*[type=text_editor_20241022|text_editor_20250124|text_editor_20250429|text_editor_20250728]',
          'tools/*[type=tool_search_tool_bm25|tool_search_tool_bm25_20251119|tool_search_tool_regex|tool_search_tool_regex_20251119]',
        ),
        ...each(
          newer,
          'tools/*[type=advisor_20260301]',
          '**/*[type=advisor_tool_result|compaction]',
          '**/*[name=advisor]',
        ),
        ...each(files, '**/*[content.content.source.type=file]', '**/*[source.type=file]'),
        ...each(otherTools, `[content_block.type=${resultsOfOtherTools}]`),
        ...each(otherTools, `content/*[type=${resultsOfOtherTools}]`, `message/content/*[type=${resultsOfOtherTools}]`),
      ],
      stricter: [
        { says: /^data\/messages must NOT have fewer than 1 items/u, because: neverEmpty },
        { says: /^data\/max_tokens must be >= 1/u, because: 'an answer of no tokens is none' },
      ],
      wider: [
        ...each(
          'for the messages-like kinds: GAPS "P-F and P-M wire"',
          '**/format[type=json_object]',
          '**/effort[=none]',
        ),
        ...each(
          "newer than the document: the vendor's own SDK has them",
          '**/*[type=web_search_20260318|web_fetch_20260318]',
        ),
        ...each(
          'what is inside a result is for the provider to say',
          `**/*[type=${resultsOfOtherTools.replace('|container_upload', '')}]`,
        ),
      ],
    },
  },
};
