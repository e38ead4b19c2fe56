// spec/local/
import type { Validator } from '@polywire/runtime/platform/validation.ts';
import type { ListInFlightQuery, GetInFlightQuery, TailResponseQuery, ListConversationsQuery, ListItemsQuery, ListProjectsQuery, ListArtifactsQuery, PreviewArtifactQuery, ListSchedulesQuery, ListScheduleRunsQuery, ListFilesQuery, ListConnectionsQuery, StartOauthQuery, FinishOauthQuery, ListMemoriesQuery, ListSkillsQuery, ListScratchpadsQuery, SearchQuery, StreamEventsQuery } from './types.ts';

export declare const listInFlightQuery: Validator<ListInFlightQuery>;
export declare const getInFlightQuery: Validator<GetInFlightQuery>;
export declare const tailResponseQuery: Validator<TailResponseQuery>;
export declare const listConversationsQuery: Validator<ListConversationsQuery>;
export declare const listItemsQuery: Validator<ListItemsQuery>;
export declare const listProjectsQuery: Validator<ListProjectsQuery>;
export declare const listArtifactsQuery: Validator<ListArtifactsQuery>;
export declare const previewArtifactQuery: Validator<PreviewArtifactQuery>;
export declare const listSchedulesQuery: Validator<ListSchedulesQuery>;
export declare const listScheduleRunsQuery: Validator<ListScheduleRunsQuery>;
export declare const listFilesQuery: Validator<ListFilesQuery>;
export declare const listConnectionsQuery: Validator<ListConnectionsQuery>;
export declare const startOauthQuery: Validator<StartOauthQuery>;
export declare const finishOauthQuery: Validator<FinishOauthQuery>;
export declare const listMemoriesQuery: Validator<ListMemoriesQuery>;
export declare const listSkillsQuery: Validator<ListSkillsQuery>;
export declare const listScratchpadsQuery: Validator<ListScratchpadsQuery>;
export declare const searchQuery: Validator<SearchQuery>;
export declare const streamEventsQuery: Validator<StreamEventsQuery>;
