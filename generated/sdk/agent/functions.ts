/**
 * The operations of spec/local/, each as a function.
 *
 * Written by the generator; never edited by hand.
 */
import type {
  AgentEvent,
  AgentHealth,
  ArtifactList,
  ArtifactPreview,
  CancelResponse,
  Cell,
  CellEvent,
  Connection,
  ConnectionList,
  ConnectorSpecList,
  Conversation,
  ConversationList,
  CreateCell,
  CreateConnection,
  CreateConversation,
  CreateFileForm,
  CreateMemory,
  CreateProject,
  CreateResponse,
  CreateSchedule,
  CreateScratchpad,
  CreateSkill,
  Deleted,
  FileList,
  GetInFlightQuery,
  ImportProjectForm,
  InFlight,
  InFlightList,
  ItemList,
  ListArtifactsQuery,
  ListConnectionsQuery,
  ListConversationsQuery,
  ListFilesQuery,
  ListInFlightQuery,
  ListItemsQuery,
  ListMemoriesQuery,
  ListProjectsQuery,
  ListScheduleRunsQuery,
  ListSchedulesQuery,
  ListScratchpadsQuery,
  ListSkillsQuery,
  Memory,
  MemoryList,
  OauthStart,
  OpenArtifact,
  OpenedArtifact,
  PreviewArtifactQuery,
  Project,
  ProjectList,
  Response,
  Schedule,
  ScheduleList,
  ScheduleRun,
  ScheduleRunList,
  Scratchpad,
  ScratchpadList,
  SearchQuery,
  SearchResults,
  Skill,
  SkillList,
  StartOauthQuery,
  StoredFile,
  StreamEventsQuery,
  TailResponseQuery,
  TurnEvent,
  UpdateCell,
  UpdateConversation,
  UpdateMemory,
  UpdateProject,
  UpdateSchedule,
  UpdateScratchpad,
  UpdateSkill,
} from '../../local/types.ts';
import type { Call } from '@polywire/runtime/client/call.ts';
import type { CallOptions, LocalOptions } from '@polywire/runtime/client/options.ts';
import type { PagedCall } from '@polywire/runtime/client/pages.ts';
import type { EventStream } from '@polywire/runtime/client/stream.ts';
import type { Streamed, Told, Whole } from './requests.ts';
import { formOf, restOf } from '@polywire/runtime/client/forms.ts';
import { beforeFirst, byOffset, sendPaged } from '@polywire/runtime/client/pages.ts';
import { Transport } from '@polywire/runtime/client/transport.ts';
import { responsesFold } from '@polywire/runtime/client/fold/responses.ts';
import { service } from './service.ts';

/** What the functions call the Polywire agent server through; the client is one too. */
export { Transport };

/** Opens nothing yet: says how the Polywire agent server is reached. */
export function connect(options: LocalOptions = {}): Transport {
  return new Transport(options, service);
}

/**
 * Sends a message and answers with the turn: its events as they come, or with `stream: false` the whole when it has
 * ended. The turn does not depend on the connection: one that closes stops nothing. A conversation has one turn at a
 * time: a second is a 409.
 *
 * `POST /api/v1/responses`
 */
export function createResponse(
  transport: Transport,
  body: CreateResponse & Streamed,
  options?: CallOptions,
): Call<EventStream<Told<TurnEvent>, Response, Response>>;
export function createResponse(
  transport: Transport,
  body: CreateResponse & Whole,
  options?: CallOptions,
): Call<Response>;
export function createResponse(
  transport: Transport,
  body: CreateResponse,
  options?: CallOptions,
): Call<Response | EventStream<Told<TurnEvent>, Response, Response>>;
export function createResponse(transport: Transport, body: CreateResponse, options?: CallOptions): Call<unknown> {
  return transport.send(
    {
      method: 'POST',
      path: '/api/v1/responses',
      body,
      ends: ['response.completed', 'response.failed', 'response.cancelled'],
      fold: responsesFold,
    },
    options,
  );
}

/**
 * A turn, also while it is under way.
 *
 * `GET /api/v1/responses/{response_id}`
 */
export function getResponse(transport: Transport, responseId: string, options?: CallOptions): Call<Response> {
  return transport.send({ method: 'GET', path: `/api/v1/responses/${encodeURIComponent(responseId)}` }, options);
}

/**
 * The turns under way.
 *
 * `GET /api/v1/responses/in-flight-list`
 */
export function listInFlight(
  transport: Transport,
  query?: Partial<ListInFlightQuery>,
  options?: CallOptions,
): Call<InFlightList> {
  return transport.send({ method: 'GET', path: '/api/v1/responses/in-flight-list', ...(query && { query }) }, options);
}

/**
 * Whether a conversation has a turn under way, and where its events are.
 *
 * `GET /api/v1/responses/in-flight`
 */
export function getInFlight(
  transport: Transport,
  query: Partial<GetInFlightQuery> & Pick<GetInFlightQuery, 'conversation_id'>,
  options?: CallOptions,
): Call<InFlight> {
  return transport.send({ method: 'GET', path: '/api/v1/responses/in-flight', query }, options);
}

/**
 * The events of a conversation's turn under way, or of its last one, from a place on: those that were, then those to
 * come, until its end. `Last-Event-ID` counts as one less than `from_seq` does.
 *
 * `GET /api/v1/responses/tail`
 */
export function tailResponse(
  transport: Transport,
  query: Partial<TailResponseQuery> & Pick<TailResponseQuery, 'conversation_id'>,
  options?: CallOptions,
): Call<EventStream<Told<TurnEvent>>> {
  return transport.send(
    {
      method: 'GET',
      path: '/api/v1/responses/tail',
      query,
      ends: ['response.completed', 'response.failed', 'response.cancelled'],
    },
    options,
  );
}

/**
 * Stops the turn under way; what came so far stays. 404 where none is.
 *
 * `POST /api/v1/responses/cancel`
 */
export function cancelResponse(transport: Transport, body: CancelResponse, options?: CallOptions): Call<Response> {
  return transport.send({ method: 'POST', path: '/api/v1/responses/cancel', body }, options);
}

/**
 * The conversation last changed first.
 *
 * `GET /api/v1/conversations`
 */
export function listConversations(
  transport: Transport,
  query?: Partial<ListConversationsQuery>,
  options?: CallOptions,
): PagedCall<ConversationList, ConversationList['data'][number]> {
  return sendPaged(
    transport,
    { method: 'GET', path: '/api/v1/conversations', ...(query && { query }) },
    options,
    byOffset(query?.offset),
  );
}

/** `POST /api/v1/conversations` */
export function createConversation(
  transport: Transport,
  body: CreateConversation,
  options?: CallOptions,
): Call<Conversation> {
  return transport.send({ method: 'POST', path: '/api/v1/conversations', body }, options);
}

/** `GET /api/v1/conversations/{conversation_id}` */
export function getConversation(
  transport: Transport,
  conversationId: string,
  options?: CallOptions,
): Call<Conversation> {
  return transport.send(
    { method: 'GET', path: `/api/v1/conversations/${encodeURIComponent(conversationId)}` },
    options,
  );
}

/** `PATCH /api/v1/conversations/{conversation_id}` */
export function updateConversation(
  transport: Transport,
  conversationId: string,
  body: UpdateConversation,
  options?: CallOptions,
): Call<Conversation> {
  return transport.send(
    { method: 'PATCH', path: `/api/v1/conversations/${encodeURIComponent(conversationId)}`, body },
    options,
  );
}

/**
 * With all its messages, scratchpads and the files that belong to it alone. A turn under way is stopped.
 *
 * `DELETE /api/v1/conversations/{conversation_id}`
 */
export function deleteConversation(transport: Transport, conversationId: string, options?: CallOptions): Call<Deleted> {
  return transport.send(
    { method: 'DELETE', path: `/api/v1/conversations/${encodeURIComponent(conversationId)}` },
    options,
  );
}

/**
 * The last messages, oldest first; with `before` those that precede it.
 *
 * `GET /api/v1/conversations/{conversation_id}/items`
 */
export function listItems(
  transport: Transport,
  conversationId: string,
  query?: Partial<ListItemsQuery>,
  options?: CallOptions,
): PagedCall<ItemList, ItemList['data'][number]> {
  return sendPaged(
    transport,
    {
      method: 'GET',
      path: `/api/v1/conversations/${encodeURIComponent(conversationId)}/items`,
      ...(query && { query }),
    },
    options,
    beforeFirst,
  );
}

/**
 * The project last changed first.
 *
 * `GET /api/v1/projects`
 */
export function listProjects(
  transport: Transport,
  query?: Partial<ListProjectsQuery>,
  options?: CallOptions,
): PagedCall<ProjectList, ProjectList['data'][number]> {
  return sendPaged(
    transport,
    { method: 'GET', path: '/api/v1/projects', ...(query && { query }) },
    options,
    byOffset(query?.offset),
  );
}

/** `POST /api/v1/projects` */
export function createProject(transport: Transport, body: CreateProject, options?: CallOptions): Call<Project> {
  return transport.send({ method: 'POST', path: '/api/v1/projects', body }, options);
}

/** `GET /api/v1/projects/{project_id}` */
export function getProject(transport: Transport, projectId: string, options?: CallOptions): Call<Project> {
  return transport.send({ method: 'GET', path: `/api/v1/projects/${encodeURIComponent(projectId)}` }, options);
}

/** `PATCH /api/v1/projects/{project_id}` */
export function updateProject(
  transport: Transport,
  projectId: string,
  body: UpdateProject,
  options?: CallOptions,
): Call<Project> {
  return transport.send({ method: 'PATCH', path: `/api/v1/projects/${encodeURIComponent(projectId)}`, body }, options);
}

/**
 * With its conversations, artifacts, files, memories and schedules, and what of them is on the disk.
 *
 * `DELETE /api/v1/projects/{project_id}`
 */
export function deleteProject(transport: Transport, projectId: string, options?: CallOptions): Call<Deleted> {
  return transport.send({ method: 'DELETE', path: `/api/v1/projects/${encodeURIComponent(projectId)}` }, options);
}

/**
 * All of a project as one ZIP archive; no credential of a connection is in it.
 *
 * `GET /api/v1/projects/{project_id}/export`
 */
export function exportProject(transport: Transport, projectId: string, options?: CallOptions): Call<Blob> {
  return transport.send(
    { method: 'GET', path: `/api/v1/projects/${encodeURIComponent(projectId)}/export`, file: true },
    options,
  );
}

/**
 * A new project of an archive that was exported, with new ids; in whole or not at all.
 *
 * `POST /api/v1/projects/import`
 */
export function importProject(transport: Transport, form: ImportProjectForm, options?: CallOptions): Call<Project> {
  return transport.send({ method: 'POST', path: '/api/v1/projects/import', body: formOf(form) }, options);
}

/**
 * The artifact last changed first.
 *
 * `GET /api/v1/artifacts`
 */
export function listArtifacts(
  transport: Transport,
  query?: Partial<ListArtifactsQuery>,
  options?: CallOptions,
): PagedCall<ArtifactList, ArtifactList['data'][number]> {
  return sendPaged(
    transport,
    { method: 'GET', path: '/api/v1/artifacts', ...(query && { query }) },
    options,
    byOffset(query?.offset),
  );
}

/**
 * Enough of an artifact to show a card of it.
 *
 * `GET /api/v1/artifacts/preview`
 */
export function previewArtifact(
  transport: Transport,
  query: Partial<PreviewArtifactQuery> & Pick<PreviewArtifactQuery, 'path' | 'project_id'>,
  options?: CallOptions,
): Call<ArtifactPreview> {
  return transport.send({ method: 'GET', path: '/api/v1/artifacts/preview', query }, options);
}

/**
 * Opens it in the desktop shell's window, which hears of it on the event bus; without one in the default browser.
 *
 * `POST /api/v1/artifacts/open`
 */
export function openArtifact(transport: Transport, body: OpenArtifact, options?: CallOptions): Call<OpenedArtifact> {
  return transport.send({ method: 'POST', path: '/api/v1/artifacts/open', body }, options);
}

/**
 * A file of an artifact, in an origin of its own that nothing else shares. Ranges are answered.
 *
 * `GET /api/v1/artifacts/serve/{project_id}/{path}`
 */
export function serveArtifact(
  transport: Transport,
  projectId: string,
  path: string,
  options?: CallOptions,
): Call<Blob> {
  return transport.send(
    { method: 'GET', path: `/api/v1/artifacts/serve/${encodeURIComponent(projectId)}/${restOf(path)}`, file: true },
    options,
  );
}

/** `GET /api/v1/schedules` */
export function listSchedules(
  transport: Transport,
  query?: Partial<ListSchedulesQuery>,
  options?: CallOptions,
): PagedCall<ScheduleList, ScheduleList['data'][number]> {
  return sendPaged(
    transport,
    { method: 'GET', path: '/api/v1/schedules', ...(query && { query }) },
    options,
    byOffset(query?.offset),
  );
}

/** `POST /api/v1/schedules` */
export function createSchedule(transport: Transport, body: CreateSchedule, options?: CallOptions): Call<Schedule> {
  return transport.send({ method: 'POST', path: '/api/v1/schedules', body }, options);
}

/** `GET /api/v1/schedules/{schedule_id}` */
export function getSchedule(transport: Transport, scheduleId: string, options?: CallOptions): Call<Schedule> {
  return transport.send({ method: 'GET', path: `/api/v1/schedules/${encodeURIComponent(scheduleId)}` }, options);
}

/** `PATCH /api/v1/schedules/{schedule_id}` */
export function updateSchedule(
  transport: Transport,
  scheduleId: string,
  body: UpdateSchedule,
  options?: CallOptions,
): Call<Schedule> {
  return transport.send(
    { method: 'PATCH', path: `/api/v1/schedules/${encodeURIComponent(scheduleId)}`, body },
    options,
  );
}

/** `DELETE /api/v1/schedules/{schedule_id}` */
export function deleteSchedule(transport: Transport, scheduleId: string, options?: CallOptions): Call<Deleted> {
  return transport.send({ method: 'DELETE', path: `/api/v1/schedules/${encodeURIComponent(scheduleId)}` }, options);
}

/**
 * Runs it now, also while it is paused.
 *
 * `POST /api/v1/schedules/{schedule_id}/run`
 */
export function runSchedule(transport: Transport, scheduleId: string, options?: CallOptions): Call<ScheduleRun> {
  return transport.send({ method: 'POST', path: `/api/v1/schedules/${encodeURIComponent(scheduleId)}/run` }, options);
}

/**
 * Its runs, the newest first.
 *
 * `GET /api/v1/schedules/{schedule_id}/runs`
 */
export function listScheduleRuns(
  transport: Transport,
  scheduleId: string,
  query?: Partial<ListScheduleRunsQuery>,
  options?: CallOptions,
): PagedCall<ScheduleRunList, ScheduleRunList['data'][number]> {
  return sendPaged(
    transport,
    { method: 'GET', path: `/api/v1/schedules/${encodeURIComponent(scheduleId)}/runs`, ...(query && { query }) },
    options,
    byOffset(query?.offset),
  );
}

/** `GET /api/v1/files` */
export function listFiles(
  transport: Transport,
  query?: Partial<ListFilesQuery>,
  options?: CallOptions,
): PagedCall<FileList, FileList['data'][number]> {
  return sendPaged(
    transport,
    { method: 'GET', path: '/api/v1/files', ...(query && { query }) },
    options,
    byOffset(query?.offset),
  );
}

/**
 * Uploads a file of a kind in file_types.yaml. Its text is taken out behind the answer: `extraction.status` tells.
 * Larger than the limit: 413. Content that is not what the name says: 415.
 *
 * `POST /api/v1/files`
 */
export function createFile(transport: Transport, form: CreateFileForm, options?: CallOptions): Call<StoredFile> {
  return transport.send({ method: 'POST', path: '/api/v1/files', body: formOf(form) }, options);
}

/** `GET /api/v1/files/{file_id}` */
export function getFile(transport: Transport, fileId: string, options?: CallOptions): Call<StoredFile> {
  return transport.send({ method: 'GET', path: `/api/v1/files/${encodeURIComponent(fileId)}` }, options);
}

/** `DELETE /api/v1/files/{file_id}` */
export function deleteFile(transport: Transport, fileId: string, options?: CallOptions): Call<Deleted> {
  return transport.send({ method: 'DELETE', path: `/api/v1/files/${encodeURIComponent(fileId)}` }, options);
}

/**
 * Its bytes, as they were uploaded, to be saved. Ranges are answered.
 *
 * `GET /api/v1/files/{file_id}/content`
 */
export function getFileContent(transport: Transport, fileId: string, options?: CallOptions): Call<Blob> {
  return transport.send(
    { method: 'GET', path: `/api/v1/files/${encodeURIComponent(fileId)}/content`, file: true },
    options,
  );
}

/**
 * All kinds, in the order of connectors.yaml.
 *
 * `GET /api/v1/connectors/specs`
 */
export function listConnectorSpecs(transport: Transport, options?: CallOptions): Call<ConnectorSpecList> {
  return transport.send({ method: 'GET', path: '/api/v1/connectors/specs' }, options);
}

/** `GET /api/v1/connectors/connections` */
export function listConnections(
  transport: Transport,
  query?: Partial<ListConnectionsQuery>,
  options?: CallOptions,
): PagedCall<ConnectionList, ConnectionList['data'][number]> {
  return sendPaged(
    transport,
    { method: 'GET', path: '/api/v1/connectors/connections', ...(query && { query }) },
    options,
    byOffset(query?.offset),
  );
}

/**
 * Stores it, encrypted, and checks it: the answer's `status` says how that went. With OAuth it waits for the callback.
 *
 * `POST /api/v1/connectors/connections`
 */
export function createConnection(
  transport: Transport,
  body: CreateConnection,
  options?: CallOptions,
): Call<Connection> {
  return transport.send({ method: 'POST', path: '/api/v1/connectors/connections', body }, options);
}

/**
 * Checks it once more.
 *
 * `POST /api/v1/connectors/connections/{connection_id}/test`
 */
export function testConnection(transport: Transport, connectionId: string, options?: CallOptions): Call<Connection> {
  return transport.send(
    { method: 'POST', path: `/api/v1/connectors/connections/${encodeURIComponent(connectionId)}/test` },
    options,
  );
}

/** `DELETE /api/v1/connectors/connections/{connection_id}` */
export function deleteConnection(transport: Transport, connectionId: string, options?: CallOptions): Call<Deleted> {
  return transport.send(
    { method: 'DELETE', path: `/api/v1/connectors/connections/${encodeURIComponent(connectionId)}` },
    options,
  );
}

/**
 * Begins an authorization: a URL to send the user's browser to. It is good for ten minutes and one callback.
 *
 * `GET /api/v1/connectors/oauth/{spec}/start`
 */
export function startOauth(
  transport: Transport,
  spec: string,
  query?: Partial<StartOauthQuery>,
  options?: CallOptions,
): Call<OauthStart> {
  return transport.send(
    { method: 'GET', path: `/api/v1/connectors/oauth/${encodeURIComponent(spec)}/start`, ...(query && { query }) },
    options,
  );
}

/**
 * Of a project, or the global ones.
 *
 * `GET /api/v1/memories`
 */
export function listMemories(
  transport: Transport,
  query?: Partial<ListMemoriesQuery>,
  options?: CallOptions,
): PagedCall<MemoryList, MemoryList['data'][number]> {
  return sendPaged(
    transport,
    { method: 'GET', path: '/api/v1/memories', ...(query && { query }) },
    options,
    byOffset(query?.offset),
  );
}

/** `POST /api/v1/memories` */
export function createMemory(transport: Transport, body: CreateMemory, options?: CallOptions): Call<Memory> {
  return transport.send({ method: 'POST', path: '/api/v1/memories', body }, options);
}

/** `PATCH /api/v1/memories/{memory_id}` */
export function updateMemory(
  transport: Transport,
  memoryId: string,
  body: UpdateMemory,
  options?: CallOptions,
): Call<Memory> {
  return transport.send({ method: 'PATCH', path: `/api/v1/memories/${encodeURIComponent(memoryId)}`, body }, options);
}

/** `DELETE /api/v1/memories/{memory_id}` */
export function deleteMemory(transport: Transport, memoryId: string, options?: CallOptions): Call<Deleted> {
  return transport.send({ method: 'DELETE', path: `/api/v1/memories/${encodeURIComponent(memoryId)}` }, options);
}

/**
 * By name.
 *
 * `GET /api/v1/skills`
 */
export function listSkills(
  transport: Transport,
  query?: Partial<ListSkillsQuery>,
  options?: CallOptions,
): PagedCall<SkillList, SkillList['data'][number]> {
  return sendPaged(
    transport,
    { method: 'GET', path: '/api/v1/skills', ...(query && { query }) },
    options,
    byOffset(query?.offset),
  );
}

/**
 * A name that is taken is a 409.
 *
 * `POST /api/v1/skills`
 */
export function createSkill(transport: Transport, body: CreateSkill, options?: CallOptions): Call<Skill> {
  return transport.send({ method: 'POST', path: '/api/v1/skills', body }, options);
}

/** `PATCH /api/v1/skills/{skill_id}` */
export function updateSkill(
  transport: Transport,
  skillId: string,
  body: UpdateSkill,
  options?: CallOptions,
): Call<Skill> {
  return transport.send({ method: 'PATCH', path: `/api/v1/skills/${encodeURIComponent(skillId)}`, body }, options);
}

/**
 * Projects that had it active have it no more.
 *
 * `DELETE /api/v1/skills/{skill_id}`
 */
export function deleteSkill(transport: Transport, skillId: string, options?: CallOptions): Call<Deleted> {
  return transport.send({ method: 'DELETE', path: `/api/v1/skills/${encodeURIComponent(skillId)}` }, options);
}

/** `GET /api/v1/scratchpads` */
export function listScratchpads(
  transport: Transport,
  query: Partial<ListScratchpadsQuery> & Pick<ListScratchpadsQuery, 'conversation_id'>,
  options?: CallOptions,
): PagedCall<ScratchpadList, ScratchpadList['data'][number]> {
  return sendPaged(transport, { method: 'GET', path: '/api/v1/scratchpads', query }, options, byOffset(query?.offset));
}

/** `POST /api/v1/scratchpads` */
export function createScratchpad(
  transport: Transport,
  body: CreateScratchpad,
  options?: CallOptions,
): Call<Scratchpad> {
  return transport.send({ method: 'POST', path: '/api/v1/scratchpads', body }, options);
}

/**
 * With all its cells.
 *
 * `GET /api/v1/scratchpads/{scratchpad_id}`
 */
export function getScratchpad(transport: Transport, scratchpadId: string, options?: CallOptions): Call<Scratchpad> {
  return transport.send({ method: 'GET', path: `/api/v1/scratchpads/${encodeURIComponent(scratchpadId)}` }, options);
}

/** `PATCH /api/v1/scratchpads/{scratchpad_id}` */
export function updateScratchpad(
  transport: Transport,
  scratchpadId: string,
  body: UpdateScratchpad,
  options?: CallOptions,
): Call<Scratchpad> {
  return transport.send(
    { method: 'PATCH', path: `/api/v1/scratchpads/${encodeURIComponent(scratchpadId)}`, body },
    options,
  );
}

/**
 * With all its cells.
 *
 * `DELETE /api/v1/scratchpads/{scratchpad_id}`
 */
export function deleteScratchpad(transport: Transport, scratchpadId: string, options?: CallOptions): Call<Deleted> {
  return transport.send({ method: 'DELETE', path: `/api/v1/scratchpads/${encodeURIComponent(scratchpadId)}` }, options);
}

/**
 * Appends it.
 *
 * `POST /api/v1/scratchpads/{scratchpad_id}/cells`
 */
export function createCell(
  transport: Transport,
  scratchpadId: string,
  body: CreateCell,
  options?: CallOptions,
): Call<Cell> {
  return transport.send(
    { method: 'POST', path: `/api/v1/scratchpads/${encodeURIComponent(scratchpadId)}/cells`, body },
    options,
  );
}

/**
 * A code cell whose content changed is `pending` again; `index` moves it, together with the outputs of a code cell.
 *
 * `PATCH /api/v1/scratchpads/{scratchpad_id}/cells/{cell_id}`
 */
export function updateCell(
  transport: Transport,
  scratchpadId: string,
  cellId: string,
  body: UpdateCell,
  options?: CallOptions,
): Call<Cell> {
  return transport.send(
    {
      method: 'PATCH',
      path: `/api/v1/scratchpads/${encodeURIComponent(scratchpadId)}/cells/${encodeURIComponent(cellId)}`,
      body,
    },
    options,
  );
}

/**
 * With the outputs of a code cell.
 *
 * `DELETE /api/v1/scratchpads/{scratchpad_id}/cells/{cell_id}`
 */
export function deleteCell(
  transport: Transport,
  scratchpadId: string,
  cellId: string,
  options?: CallOptions,
): Call<Deleted> {
  return transport.send(
    {
      method: 'DELETE',
      path: `/api/v1/scratchpads/${encodeURIComponent(scratchpadId)}/cells/${encodeURIComponent(cellId)}`,
    },
    options,
  );
}

/**
 * Runs a code cell and tells of its outputs as they come. The run does not depend on the connection. A cell that is no
 * code, or is of a language that nothing here runs, is a 422; one that runs already a 409.
 *
 * `POST /api/v1/scratchpads/{scratchpad_id}/cells/{cell_id}/run`
 */
export function runCell(
  transport: Transport,
  scratchpadId: string,
  cellId: string,
  options?: CallOptions,
): Call<EventStream<Told<CellEvent>>> {
  return transport.send(
    {
      method: 'POST',
      path: `/api/v1/scratchpads/${encodeURIComponent(scratchpadId)}/cells/${encodeURIComponent(cellId)}/run`,
      ends: ['cell.done'],
    },
    options,
  );
}

/**
 * Stops a run: asks first, then ends its kernel. 409 where it does not run.
 *
 * `POST /api/v1/scratchpads/{scratchpad_id}/cells/{cell_id}/interrupt`
 */
export function interruptCell(
  transport: Transport,
  scratchpadId: string,
  cellId: string,
  options?: CallOptions,
): Call<Cell> {
  return transport.send(
    {
      method: 'POST',
      path: `/api/v1/scratchpads/${encodeURIComponent(scratchpadId)}/cells/${encodeURIComponent(cellId)}/interrupt`,
    },
    options,
  );
}

/**
 * The best first. Any text is a query: none is an error.
 *
 * `GET /api/v1/search`
 */
export function search(
  transport: Transport,
  query: Partial<SearchQuery> & Pick<SearchQuery, 'q'>,
  options?: CallOptions,
): Call<SearchResults> {
  return transport.send({ method: 'GET', path: '/api/v1/search', query, lists: ['types'] }, options);
}

/**
 * What happens from now on. It keeps nothing: who comes back reads the resources again.
 *
 * `GET /api/v1/events`
 */
export function streamEvents(
  transport: Transport,
  query?: Partial<StreamEventsQuery>,
  options?: CallOptions,
): Call<EventStream<Told<AgentEvent>>> {
  return transport.send({ method: 'GET', path: '/api/v1/events', ...(query && { query }) }, options);
}

/** `GET /api/v1/health` */
export function getHealth(transport: Transport, options?: CallOptions): Call<AgentHealth> {
  return transport.send({ method: 'GET', path: '/api/v1/health' }, options);
}
