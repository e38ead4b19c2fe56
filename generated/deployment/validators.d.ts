// spec/deployment.tsp
import type { Validator } from '@polywire/runtime/platform/validation.ts';
import type { DeploymentFile, AgentFile } from './types.ts';

export declare const deploymentFile: Validator<DeploymentFile>;
export declare const agentFile: Validator<AgentFile>;
