// spec/deployment.tsp
import type { Validator } from '@polywire/runtime/platform/validation.ts';
import type { DeploymentFile } from './types.ts';

export declare const deploymentFile: Validator<DeploymentFile>;
