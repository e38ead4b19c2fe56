/**
 * The client of spec/local/.
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
import {
  Transport,
  cancelResponse,
  createCell,
  createConnection,
  createConversation,
  createFile,
  createMemory,
  createProject,
  createResponse,
  createSchedule,
  createScratchpad,
  createSkill,
  deleteCell,
  deleteConnection,
  deleteConversation,
  deleteFile,
  deleteMemory,
  deleteProject,
  deleteSchedule,
  deleteScratchpad,
  deleteSkill,
  exportProject,
  getConversation,
  getFile,
  getFileContent,
  getHealth,
  getInFlight,
  getProject,
  getResponse,
  getSchedule,
  getScratchpad,
  importProject,
  interruptCell,
  listArtifacts,
  listConnections,
  listConnectorSpecs,
  listConversations,
  listFiles,
  listInFlight,
  listItems,
  listMemories,
  listProjects,
  listScheduleRuns,
  listSchedules,
  listScratchpads,
  listSkills,
  openArtifact,
  previewArtifact,
  runCell,
  runSchedule,
  search,
  serveArtifact,
  startOauth,
  streamEvents,
  tailResponse,
  testConnection,
  updateCell,
  updateConversation,
  updateMemory,
  updateProject,
  updateSchedule,
  updateScratchpad,
  updateSkill,
} from './functions.ts';
import { service } from './service.ts';

/**
 * Calls the Polywire agent server. Each method gives a promise of the answer;
 * its `withResponse()` has the headers too. A streamed answer is an async iterable of events.
 */
export class PolywireAgent extends Transport {
  readonly responses: ResponsesResource;
  readonly conversations: ConversationsResource;
  readonly projects: ProjectsResource;
  readonly artifacts: ArtifactsResource;
  readonly schedules: SchedulesResource;
  readonly files: FilesResource;
  readonly connectors: ConnectorsResource;
  readonly memories: MemoriesResource;
  readonly skills: SkillsResource;
  readonly scratchpads: ScratchpadsResource;
  readonly search: SearchResource;
  readonly events: EventsResource;
  readonly health: HealthResource;

  constructor(options: LocalOptions = {}) {
    super(options, service);
    this.responses = new ResponsesResource(this);
    this.conversations = new ConversationsResource(this);
    this.projects = new ProjectsResource(this);
    this.artifacts = new ArtifactsResource(this);
    this.schedules = new SchedulesResource(this);
    this.files = new FilesResource(this);
    this.connectors = new ConnectorsResource(this);
    this.memories = new MemoriesResource(this);
    this.skills = new SkillsResource(this);
    this.scratchpads = new ScratchpadsResource(this);
    this.search = new SearchResource(this);
    this.events = new EventsResource(this);
    this.health = new HealthResource(this);
  }
}

export class ResponsesResource {
  private readonly transport: Transport;

  constructor(transport: Transport) {
    this.transport = transport;
  }

  /**
   * Sends a message and answers with the turn: its events as they come, or with `stream: false` the whole when it has
   * ended. The turn does not depend on the connection: one that closes stops nothing. A conversation has one turn at a
   * time: a second is a 409.
   *
   * `POST /api/v1/responses`
   */
  create(
    body: CreateResponse & Streamed,
    options?: CallOptions,
  ): Call<EventStream<Told<TurnEvent>, Response, Response>>;
  create(body: CreateResponse & Whole, options?: CallOptions): Call<Response>;
  create(
    body: CreateResponse,
    options?: CallOptions,
  ): Call<Response | EventStream<Told<TurnEvent>, Response, Response>>;
  create(body: CreateResponse, options?: CallOptions): Call<unknown> {
    return createResponse(this.transport, body, options);
  }

  /**
   * A turn, also while it is under way.
   *
   * `GET /api/v1/responses/{response_id}`
   */
  retrieve(responseId: string, options?: CallOptions): Call<Response> {
    return getResponse(this.transport, responseId, options);
  }

  /**
   * The turns under way.
   *
   * `GET /api/v1/responses/in-flight-list`
   */
  inFlightList(query?: Partial<ListInFlightQuery>, options?: CallOptions): Call<InFlightList> {
    return listInFlight(this.transport, query, options);
  }

  /**
   * Whether a conversation has a turn under way, and where its events are.
   *
   * `GET /api/v1/responses/in-flight`
   */
  inFlight(
    query: Partial<GetInFlightQuery> & Pick<GetInFlightQuery, 'conversation_id'>,
    options?: CallOptions,
  ): Call<InFlight> {
    return getInFlight(this.transport, query, options);
  }

  /**
   * The events of a conversation's turn under way, or of its last one, from a place on: those that were, then those to
   * come, until its end. `Last-Event-ID` counts as one less than `from_seq` does.
   *
   * `GET /api/v1/responses/tail`
   */
  tail(
    query: Partial<TailResponseQuery> & Pick<TailResponseQuery, 'conversation_id'>,
    options?: CallOptions,
  ): Call<EventStream<Told<TurnEvent>>> {
    return tailResponse(this.transport, query, options);
  }

  /**
   * Stops the turn under way; what came so far stays. 404 where none is.
   *
   * `POST /api/v1/responses/cancel`
   */
  cancel(body: CancelResponse, options?: CallOptions): Call<Response> {
    return cancelResponse(this.transport, body, options);
  }
}

export class ConversationsResource {
  readonly items: ConversationsItemsResource;
  private readonly transport: Transport;

  constructor(transport: Transport) {
    this.items = new ConversationsItemsResource(transport);
    this.transport = transport;
  }

  /**
   * The conversation last changed first.
   *
   * `GET /api/v1/conversations`
   */
  list(
    query?: Partial<ListConversationsQuery>,
    options?: CallOptions,
  ): PagedCall<ConversationList, ConversationList['data'][number]> {
    return listConversations(this.transport, query, options);
  }

  /** `POST /api/v1/conversations` */
  create(body: CreateConversation, options?: CallOptions): Call<Conversation> {
    return createConversation(this.transport, body, options);
  }

  /** `GET /api/v1/conversations/{conversation_id}` */
  retrieve(conversationId: string, options?: CallOptions): Call<Conversation> {
    return getConversation(this.transport, conversationId, options);
  }

  /** `PATCH /api/v1/conversations/{conversation_id}` */
  update(conversationId: string, body: UpdateConversation, options?: CallOptions): Call<Conversation> {
    return updateConversation(this.transport, conversationId, body, options);
  }

  /**
   * With all its messages, scratchpads and the files that belong to it alone. A turn under way is stopped.
   *
   * `DELETE /api/v1/conversations/{conversation_id}`
   */
  delete(conversationId: string, options?: CallOptions): Call<Deleted> {
    return deleteConversation(this.transport, conversationId, options);
  }
}

export class ConversationsItemsResource {
  private readonly transport: Transport;

  constructor(transport: Transport) {
    this.transport = transport;
  }

  /**
   * The last messages, oldest first; with `before` those that precede it.
   *
   * `GET /api/v1/conversations/{conversation_id}/items`
   */
  list(
    conversationId: string,
    query?: Partial<ListItemsQuery>,
    options?: CallOptions,
  ): PagedCall<ItemList, ItemList['data'][number]> {
    return listItems(this.transport, conversationId, query, options);
  }
}

export class ProjectsResource {
  private readonly transport: Transport;

  constructor(transport: Transport) {
    this.transport = transport;
  }

  /**
   * The project last changed first.
   *
   * `GET /api/v1/projects`
   */
  list(query?: Partial<ListProjectsQuery>, options?: CallOptions): PagedCall<ProjectList, ProjectList['data'][number]> {
    return listProjects(this.transport, query, options);
  }

  /** `POST /api/v1/projects` */
  create(body: CreateProject, options?: CallOptions): Call<Project> {
    return createProject(this.transport, body, options);
  }

  /** `GET /api/v1/projects/{project_id}` */
  retrieve(projectId: string, options?: CallOptions): Call<Project> {
    return getProject(this.transport, projectId, options);
  }

  /** `PATCH /api/v1/projects/{project_id}` */
  update(projectId: string, body: UpdateProject, options?: CallOptions): Call<Project> {
    return updateProject(this.transport, projectId, body, options);
  }

  /**
   * With its conversations, artifacts, files, memories and schedules, and what of them is on the disk.
   *
   * `DELETE /api/v1/projects/{project_id}`
   */
  delete(projectId: string, options?: CallOptions): Call<Deleted> {
    return deleteProject(this.transport, projectId, options);
  }

  /**
   * All of a project as one ZIP archive; no credential of a connection is in it.
   *
   * `GET /api/v1/projects/{project_id}/export`
   */
  export(projectId: string, options?: CallOptions): Call<Blob> {
    return exportProject(this.transport, projectId, options);
  }

  /**
   * A new project of an archive that was exported, with new ids; in whole or not at all.
   *
   * `POST /api/v1/projects/import`
   */
  import(form: ImportProjectForm, options?: CallOptions): Call<Project> {
    return importProject(this.transport, form, options);
  }
}

export class ArtifactsResource {
  private readonly transport: Transport;

  constructor(transport: Transport) {
    this.transport = transport;
  }

  /**
   * The artifact last changed first.
   *
   * `GET /api/v1/artifacts`
   */
  list(
    query?: Partial<ListArtifactsQuery>,
    options?: CallOptions,
  ): PagedCall<ArtifactList, ArtifactList['data'][number]> {
    return listArtifacts(this.transport, query, options);
  }

  /**
   * Enough of an artifact to show a card of it.
   *
   * `GET /api/v1/artifacts/preview`
   */
  preview(
    query: Partial<PreviewArtifactQuery> & Pick<PreviewArtifactQuery, 'path' | 'project_id'>,
    options?: CallOptions,
  ): Call<ArtifactPreview> {
    return previewArtifact(this.transport, query, options);
  }

  /**
   * Opens it in the desktop shell's window, which hears of it on the event bus; without one in the default browser.
   *
   * `POST /api/v1/artifacts/open`
   */
  open(body: OpenArtifact, options?: CallOptions): Call<OpenedArtifact> {
    return openArtifact(this.transport, body, options);
  }

  /**
   * A file of an artifact, in an origin of its own that nothing else shares. Ranges are answered.
   *
   * `GET /api/v1/artifacts/serve/{project_id}/{path}`
   */
  serve(projectId: string, path: string, options?: CallOptions): Call<Blob> {
    return serveArtifact(this.transport, projectId, path, options);
  }
}

export class SchedulesResource {
  readonly runs: SchedulesRunsResource;
  private readonly transport: Transport;

  constructor(transport: Transport) {
    this.runs = new SchedulesRunsResource(transport);
    this.transport = transport;
  }

  /** `GET /api/v1/schedules` */
  list(
    query?: Partial<ListSchedulesQuery>,
    options?: CallOptions,
  ): PagedCall<ScheduleList, ScheduleList['data'][number]> {
    return listSchedules(this.transport, query, options);
  }

  /** `POST /api/v1/schedules` */
  create(body: CreateSchedule, options?: CallOptions): Call<Schedule> {
    return createSchedule(this.transport, body, options);
  }

  /** `GET /api/v1/schedules/{schedule_id}` */
  retrieve(scheduleId: string, options?: CallOptions): Call<Schedule> {
    return getSchedule(this.transport, scheduleId, options);
  }

  /** `PATCH /api/v1/schedules/{schedule_id}` */
  update(scheduleId: string, body: UpdateSchedule, options?: CallOptions): Call<Schedule> {
    return updateSchedule(this.transport, scheduleId, body, options);
  }

  /** `DELETE /api/v1/schedules/{schedule_id}` */
  delete(scheduleId: string, options?: CallOptions): Call<Deleted> {
    return deleteSchedule(this.transport, scheduleId, options);
  }

  /**
   * Runs it now, also while it is paused.
   *
   * `POST /api/v1/schedules/{schedule_id}/run`
   */
  run(scheduleId: string, options?: CallOptions): Call<ScheduleRun> {
    return runSchedule(this.transport, scheduleId, options);
  }
}

export class SchedulesRunsResource {
  private readonly transport: Transport;

  constructor(transport: Transport) {
    this.transport = transport;
  }

  /**
   * Its runs, the newest first.
   *
   * `GET /api/v1/schedules/{schedule_id}/runs`
   */
  list(
    scheduleId: string,
    query?: Partial<ListScheduleRunsQuery>,
    options?: CallOptions,
  ): PagedCall<ScheduleRunList, ScheduleRunList['data'][number]> {
    return listScheduleRuns(this.transport, scheduleId, query, options);
  }
}

export class FilesResource {
  private readonly transport: Transport;

  constructor(transport: Transport) {
    this.transport = transport;
  }

  /** `GET /api/v1/files` */
  list(query?: Partial<ListFilesQuery>, options?: CallOptions): PagedCall<FileList, FileList['data'][number]> {
    return listFiles(this.transport, query, options);
  }

  /**
   * Uploads a file of a kind in file_types.yaml. Its text is taken out behind the answer: `extraction.status` tells.
   * Larger than the limit: 413. Content that is not what the name says: 415.
   *
   * `POST /api/v1/files`
   */
  create(form: CreateFileForm, options?: CallOptions): Call<StoredFile> {
    return createFile(this.transport, form, options);
  }

  /** `GET /api/v1/files/{file_id}` */
  retrieve(fileId: string, options?: CallOptions): Call<StoredFile> {
    return getFile(this.transport, fileId, options);
  }

  /** `DELETE /api/v1/files/{file_id}` */
  delete(fileId: string, options?: CallOptions): Call<Deleted> {
    return deleteFile(this.transport, fileId, options);
  }

  /**
   * Its bytes, as they were uploaded, to be saved. Ranges are answered.
   *
   * `GET /api/v1/files/{file_id}/content`
   */
  content(fileId: string, options?: CallOptions): Call<Blob> {
    return getFileContent(this.transport, fileId, options);
  }
}

export class ConnectorsResource {
  readonly specs: ConnectorsSpecsResource;
  readonly connections: ConnectorsConnectionsResource;
  readonly oauth: ConnectorsOauthResource;

  constructor(transport: Transport) {
    this.specs = new ConnectorsSpecsResource(transport);
    this.connections = new ConnectorsConnectionsResource(transport);
    this.oauth = new ConnectorsOauthResource(transport);
  }
}

export class ConnectorsSpecsResource {
  private readonly transport: Transport;

  constructor(transport: Transport) {
    this.transport = transport;
  }

  /**
   * All kinds, in the order of connectors.yaml.
   *
   * `GET /api/v1/connectors/specs`
   */
  list(options?: CallOptions): Call<ConnectorSpecList> {
    return listConnectorSpecs(this.transport, options);
  }
}

export class ConnectorsConnectionsResource {
  private readonly transport: Transport;

  constructor(transport: Transport) {
    this.transport = transport;
  }

  /** `GET /api/v1/connectors/connections` */
  list(
    query?: Partial<ListConnectionsQuery>,
    options?: CallOptions,
  ): PagedCall<ConnectionList, ConnectionList['data'][number]> {
    return listConnections(this.transport, query, options);
  }

  /**
   * Stores it, encrypted, and checks it: the answer's `status` says how that went. With OAuth it waits for the callback.
   *
   * `POST /api/v1/connectors/connections`
   */
  create(body: CreateConnection, options?: CallOptions): Call<Connection> {
    return createConnection(this.transport, body, options);
  }

  /**
   * Checks it once more.
   *
   * `POST /api/v1/connectors/connections/{connection_id}/test`
   */
  test(connectionId: string, options?: CallOptions): Call<Connection> {
    return testConnection(this.transport, connectionId, options);
  }

  /** `DELETE /api/v1/connectors/connections/{connection_id}` */
  delete(connectionId: string, options?: CallOptions): Call<Deleted> {
    return deleteConnection(this.transport, connectionId, options);
  }
}

export class ConnectorsOauthResource {
  private readonly transport: Transport;

  constructor(transport: Transport) {
    this.transport = transport;
  }

  /**
   * Begins an authorization: a URL to send the user's browser to. It is good for ten minutes and one callback.
   *
   * `GET /api/v1/connectors/oauth/{spec}/start`
   */
  start(spec: string, query?: Partial<StartOauthQuery>, options?: CallOptions): Call<OauthStart> {
    return startOauth(this.transport, spec, query, options);
  }
}

export class MemoriesResource {
  private readonly transport: Transport;

  constructor(transport: Transport) {
    this.transport = transport;
  }

  /**
   * Of a project, or the global ones.
   *
   * `GET /api/v1/memories`
   */
  list(query?: Partial<ListMemoriesQuery>, options?: CallOptions): PagedCall<MemoryList, MemoryList['data'][number]> {
    return listMemories(this.transport, query, options);
  }

  /** `POST /api/v1/memories` */
  create(body: CreateMemory, options?: CallOptions): Call<Memory> {
    return createMemory(this.transport, body, options);
  }

  /** `PATCH /api/v1/memories/{memory_id}` */
  update(memoryId: string, body: UpdateMemory, options?: CallOptions): Call<Memory> {
    return updateMemory(this.transport, memoryId, body, options);
  }

  /** `DELETE /api/v1/memories/{memory_id}` */
  delete(memoryId: string, options?: CallOptions): Call<Deleted> {
    return deleteMemory(this.transport, memoryId, options);
  }
}

export class SkillsResource {
  private readonly transport: Transport;

  constructor(transport: Transport) {
    this.transport = transport;
  }

  /**
   * By name.
   *
   * `GET /api/v1/skills`
   */
  list(query?: Partial<ListSkillsQuery>, options?: CallOptions): PagedCall<SkillList, SkillList['data'][number]> {
    return listSkills(this.transport, query, options);
  }

  /**
   * A name that is taken is a 409.
   *
   * `POST /api/v1/skills`
   */
  create(body: CreateSkill, options?: CallOptions): Call<Skill> {
    return createSkill(this.transport, body, options);
  }

  /** `PATCH /api/v1/skills/{skill_id}` */
  update(skillId: string, body: UpdateSkill, options?: CallOptions): Call<Skill> {
    return updateSkill(this.transport, skillId, body, options);
  }

  /**
   * Projects that had it active have it no more.
   *
   * `DELETE /api/v1/skills/{skill_id}`
   */
  delete(skillId: string, options?: CallOptions): Call<Deleted> {
    return deleteSkill(this.transport, skillId, options);
  }
}

export class ScratchpadsResource {
  readonly cells: ScratchpadsCellsResource;
  private readonly transport: Transport;

  constructor(transport: Transport) {
    this.cells = new ScratchpadsCellsResource(transport);
    this.transport = transport;
  }

  /** `GET /api/v1/scratchpads` */
  list(
    query: Partial<ListScratchpadsQuery> & Pick<ListScratchpadsQuery, 'conversation_id'>,
    options?: CallOptions,
  ): PagedCall<ScratchpadList, ScratchpadList['data'][number]> {
    return listScratchpads(this.transport, query, options);
  }

  /** `POST /api/v1/scratchpads` */
  create(body: CreateScratchpad, options?: CallOptions): Call<Scratchpad> {
    return createScratchpad(this.transport, body, options);
  }

  /**
   * With all its cells.
   *
   * `GET /api/v1/scratchpads/{scratchpad_id}`
   */
  retrieve(scratchpadId: string, options?: CallOptions): Call<Scratchpad> {
    return getScratchpad(this.transport, scratchpadId, options);
  }

  /** `PATCH /api/v1/scratchpads/{scratchpad_id}` */
  update(scratchpadId: string, body: UpdateScratchpad, options?: CallOptions): Call<Scratchpad> {
    return updateScratchpad(this.transport, scratchpadId, body, options);
  }

  /**
   * With all its cells.
   *
   * `DELETE /api/v1/scratchpads/{scratchpad_id}`
   */
  delete(scratchpadId: string, options?: CallOptions): Call<Deleted> {
    return deleteScratchpad(this.transport, scratchpadId, options);
  }
}

export class ScratchpadsCellsResource {
  private readonly transport: Transport;

  constructor(transport: Transport) {
    this.transport = transport;
  }

  /**
   * Appends it.
   *
   * `POST /api/v1/scratchpads/{scratchpad_id}/cells`
   */
  create(scratchpadId: string, body: CreateCell, options?: CallOptions): Call<Cell> {
    return createCell(this.transport, scratchpadId, body, options);
  }

  /**
   * A code cell whose content changed is `pending` again; `index` moves it, together with the outputs of a code cell.
   *
   * `PATCH /api/v1/scratchpads/{scratchpad_id}/cells/{cell_id}`
   */
  update(scratchpadId: string, cellId: string, body: UpdateCell, options?: CallOptions): Call<Cell> {
    return updateCell(this.transport, scratchpadId, cellId, body, options);
  }

  /**
   * With the outputs of a code cell.
   *
   * `DELETE /api/v1/scratchpads/{scratchpad_id}/cells/{cell_id}`
   */
  delete(scratchpadId: string, cellId: string, options?: CallOptions): Call<Deleted> {
    return deleteCell(this.transport, scratchpadId, cellId, options);
  }

  /**
   * Runs a code cell and tells of its outputs as they come. The run does not depend on the connection. A cell that is no
   * code, or is of a language that nothing here runs, is a 422; one that runs already a 409.
   *
   * `POST /api/v1/scratchpads/{scratchpad_id}/cells/{cell_id}/run`
   */
  run(scratchpadId: string, cellId: string, options?: CallOptions): Call<EventStream<Told<CellEvent>>> {
    return runCell(this.transport, scratchpadId, cellId, options);
  }

  /**
   * Stops a run: asks first, then ends its kernel. 409 where it does not run.
   *
   * `POST /api/v1/scratchpads/{scratchpad_id}/cells/{cell_id}/interrupt`
   */
  interrupt(scratchpadId: string, cellId: string, options?: CallOptions): Call<Cell> {
    return interruptCell(this.transport, scratchpadId, cellId, options);
  }
}

export class SearchResource {
  private readonly transport: Transport;

  constructor(transport: Transport) {
    this.transport = transport;
  }

  /**
   * The best first. Any text is a query: none is an error.
   *
   * `GET /api/v1/search`
   */
  query(query: Partial<SearchQuery> & Pick<SearchQuery, 'q'>, options?: CallOptions): Call<SearchResults> {
    return search(this.transport, query, options);
  }
}

export class EventsResource {
  private readonly transport: Transport;

  constructor(transport: Transport) {
    this.transport = transport;
  }

  /**
   * What happens from now on. It keeps nothing: who comes back reads the resources again.
   *
   * `GET /api/v1/events`
   */
  stream(query?: Partial<StreamEventsQuery>, options?: CallOptions): Call<EventStream<Told<AgentEvent>>> {
    return streamEvents(this.transport, query, options);
  }
}

export class HealthResource {
  private readonly transport: Transport;

  constructor(transport: Transport) {
    this.transport = transport;
  }

  /** `GET /api/v1/health` */
  retrieve(options?: CallOptions): Call<AgentHealth> {
    return getHealth(this.transport, options);
  }
}
