// spec/local/
import type { Validator } from '@polywire/runtime/platform/validation.ts';
import type { CreateResponse, CancelResponse, CreateConversation, UpdateConversation, CreateProject, UpdateProject, OpenArtifact, CreateSchedule, UpdateSchedule, CreateConnection, CreateMemory, UpdateMemory, CreateSkill, UpdateSkill, CreateScratchpad, UpdateScratchpad, CreateCell, UpdateCell } from './types.ts';

export declare const createResponse: Validator<CreateResponse>;
export declare const cancelResponse: Validator<CancelResponse>;
export declare const createConversation: Validator<CreateConversation>;
export declare const updateConversation: Validator<UpdateConversation>;
export declare const createProject: Validator<CreateProject>;
export declare const updateProject: Validator<UpdateProject>;
export declare const openArtifact: Validator<OpenArtifact>;
export declare const createSchedule: Validator<CreateSchedule>;
export declare const updateSchedule: Validator<UpdateSchedule>;
export declare const createConnection: Validator<CreateConnection>;
export declare const createMemory: Validator<CreateMemory>;
export declare const updateMemory: Validator<UpdateMemory>;
export declare const createSkill: Validator<CreateSkill>;
export declare const updateSkill: Validator<UpdateSkill>;
export declare const createScratchpad: Validator<CreateScratchpad>;
export declare const updateScratchpad: Validator<UpdateScratchpad>;
export declare const createCell: Validator<CreateCell>;
export declare const updateCell: Validator<UpdateCell>;
