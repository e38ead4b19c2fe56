/**
 * What the service of spec/local/ can do.
 *
 * Written by the generator; never edited by hand.
 */
import type { Incoming, Outgoing, Upload } from '@polywire/runtime/platform/http.ts';
import type {
  AgentHealth,
  ArtifactList,
  ArtifactPreview,
  CancelResponse,
  Cell,
  Connection,
  ConnectionList,
  ConnectorSpecList,
  Conversation,
  ConversationList,
  CreateCell,
  CreateConnection,
  CreateConversation,
  CreateMemory,
  CreateProject,
  CreateResponse,
  CreateSchedule,
  CreateScratchpad,
  CreateSkill,
  Deleted,
  DetailBody,
  ErrorBody,
  FileList,
  FinishOauthQuery,
  GetInFlightQuery,
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
  UpdateCell,
  UpdateConversation,
  UpdateMemory,
  UpdateProject,
  UpdateSchedule,
  UpdateScratchpad,
  UpdateSkill,
} from './types.ts';

/**
 * One function for each operation of the API. A request has been checked against the spec; `Context` is what the
 * service's own hooks learned of it before it was routed.
 */
export interface Operations<Context = unknown> {
  /**
   * Sends a message and answers with the turn: its events as they come, or with `stream: false` the whole when it has
   * ended. The turn does not depend on the connection: one that closes stops nothing. A conversation has one turn at a
   * time: a second is a 409.
   *
   * `POST /api/v1/responses` (Polywire.Local.createResponse)
   */
  createResponse(
    request: Incoming<CreateResponse, Nothing, Nothing, Context>,
  ): Promise<Outgoing<Response | DetailBody | ErrorBody>>;

  /**
   * A turn, also while it is under way.
   *
   * `GET /api/v1/responses/{response_id}` (Polywire.Local.getResponse)
   */
  getResponse(
    request: Incoming<undefined, { readonly response_id: string }, Nothing, Context>,
  ): Promise<Outgoing<Response | DetailBody | ErrorBody>>;

  /**
   * The turns under way.
   *
   * `GET /api/v1/responses/in-flight-list` (Polywire.Local.listInFlight)
   */
  listInFlight(
    request: Incoming<undefined, Nothing, ListInFlightQuery, Context>,
  ): Promise<Outgoing<InFlightList | DetailBody | ErrorBody>>;

  /**
   * Whether a conversation has a turn under way, and where its events are.
   *
   * `GET /api/v1/responses/in-flight` (Polywire.Local.getInFlight)
   */
  getInFlight(
    request: Incoming<undefined, Nothing, GetInFlightQuery, Context>,
  ): Promise<Outgoing<InFlight | DetailBody | ErrorBody>>;

  /**
   * The events of a conversation's turn under way, or of its last one, from a place on: those that were, then those to
   * come, until its end. `Last-Event-ID` counts as one less than `from_seq` does.
   *
   * `GET /api/v1/responses/tail` (Polywire.Local.tailResponse)
   */
  tailResponse(
    request: Incoming<undefined, Nothing, TailResponseQuery, Context>,
  ): Promise<Outgoing<DetailBody | ErrorBody>>;

  /**
   * Stops the turn under way; what came so far stays. 404 where none is.
   *
   * `POST /api/v1/responses/cancel` (Polywire.Local.cancelResponse)
   */
  cancelResponse(
    request: Incoming<CancelResponse, Nothing, Nothing, Context>,
  ): Promise<Outgoing<Response | DetailBody | ErrorBody>>;

  /**
   * The conversation last changed first.
   *
   * `GET /api/v1/conversations` (Polywire.Local.listConversations)
   */
  listConversations(
    request: Incoming<undefined, Nothing, ListConversationsQuery, Context>,
  ): Promise<Outgoing<ConversationList | DetailBody | ErrorBody>>;

  /** `POST /api/v1/conversations` (Polywire.Local.createConversation) */
  createConversation(
    request: Incoming<CreateConversation, Nothing, Nothing, Context>,
  ): Promise<Outgoing<Conversation | DetailBody | ErrorBody>>;

  /** `GET /api/v1/conversations/{conversation_id}` (Polywire.Local.getConversation) */
  getConversation(
    request: Incoming<undefined, { readonly conversation_id: string }, Nothing, Context>,
  ): Promise<Outgoing<Conversation | DetailBody | ErrorBody>>;

  /** `PATCH /api/v1/conversations/{conversation_id}` (Polywire.Local.updateConversation) */
  updateConversation(
    request: Incoming<UpdateConversation, { readonly conversation_id: string }, Nothing, Context>,
  ): Promise<Outgoing<Conversation | DetailBody | ErrorBody>>;

  /**
   * With all its messages, scratchpads and the files that belong to it alone. A turn under way is stopped.
   *
   * `DELETE /api/v1/conversations/{conversation_id}` (Polywire.Local.deleteConversation)
   */
  deleteConversation(
    request: Incoming<undefined, { readonly conversation_id: string }, Nothing, Context>,
  ): Promise<Outgoing<Deleted | DetailBody | ErrorBody>>;

  /**
   * The last messages, oldest first; with `before` those that precede it.
   *
   * `GET /api/v1/conversations/{conversation_id}/items` (Polywire.Local.listItems)
   */
  listItems(
    request: Incoming<undefined, { readonly conversation_id: string }, ListItemsQuery, Context>,
  ): Promise<Outgoing<ItemList | DetailBody | ErrorBody>>;

  /**
   * The project last changed first.
   *
   * `GET /api/v1/projects` (Polywire.Local.listProjects)
   */
  listProjects(
    request: Incoming<undefined, Nothing, ListProjectsQuery, Context>,
  ): Promise<Outgoing<ProjectList | DetailBody | ErrorBody>>;

  /** `POST /api/v1/projects` (Polywire.Local.createProject) */
  createProject(
    request: Incoming<CreateProject, Nothing, Nothing, Context>,
  ): Promise<Outgoing<Project | DetailBody | ErrorBody>>;

  /** `GET /api/v1/projects/{project_id}` (Polywire.Local.getProject) */
  getProject(
    request: Incoming<undefined, { readonly project_id: string }, Nothing, Context>,
  ): Promise<Outgoing<Project | DetailBody | ErrorBody>>;

  /** `PATCH /api/v1/projects/{project_id}` (Polywire.Local.updateProject) */
  updateProject(
    request: Incoming<UpdateProject, { readonly project_id: string }, Nothing, Context>,
  ): Promise<Outgoing<Project | DetailBody | ErrorBody>>;

  /**
   * With its conversations, artifacts, files, memories and schedules, and what of them is on the disk.
   *
   * `DELETE /api/v1/projects/{project_id}` (Polywire.Local.deleteProject)
   */
  deleteProject(
    request: Incoming<undefined, { readonly project_id: string }, Nothing, Context>,
  ): Promise<Outgoing<Deleted | DetailBody | ErrorBody>>;

  /**
   * All of a project as one ZIP archive; no credential of a connection is in it.
   *
   * `GET /api/v1/projects/{project_id}/export` (Polywire.Local.exportProject)
   */
  exportProject(
    request: Incoming<undefined, { readonly project_id: string }, Nothing, Context>,
  ): Promise<Outgoing<DetailBody | ErrorBody>>;

  /**
   * A new project of an archive that was exported, with new ids; in whole or not at all.
   *
   * `POST /api/v1/projects/import` (Polywire.Local.importProject)
   */
  importProject(
    request: Incoming<Upload, Nothing, Nothing, Context>,
  ): Promise<Outgoing<Project | DetailBody | ErrorBody>>;

  /**
   * The artifact last changed first.
   *
   * `GET /api/v1/artifacts` (Polywire.Local.listArtifacts)
   */
  listArtifacts(
    request: Incoming<undefined, Nothing, ListArtifactsQuery, Context>,
  ): Promise<Outgoing<ArtifactList | DetailBody | ErrorBody>>;

  /**
   * Enough of an artifact to show a card of it.
   *
   * `GET /api/v1/artifacts/preview` (Polywire.Local.previewArtifact)
   */
  previewArtifact(
    request: Incoming<undefined, Nothing, PreviewArtifactQuery, Context>,
  ): Promise<Outgoing<ArtifactPreview | DetailBody | ErrorBody>>;

  /**
   * Opens it in the desktop shell's window, which hears of it on the event bus; without one in the default browser.
   *
   * `POST /api/v1/artifacts/open` (Polywire.Local.openArtifact)
   */
  openArtifact(
    request: Incoming<OpenArtifact, Nothing, Nothing, Context>,
  ): Promise<Outgoing<OpenedArtifact | DetailBody | ErrorBody>>;

  /**
   * A file of an artifact, in an origin of its own that nothing else shares. Ranges are answered.
   *
   * `GET /api/v1/artifacts/serve/{project_id}/{path}` (Polywire.Local.serveArtifact)
   */
  serveArtifact(
    request: Incoming<undefined, { readonly project_id: string; readonly path: string }, Nothing, Context>,
  ): Promise<Outgoing<DetailBody | ErrorBody>>;

  /** `GET /api/v1/schedules` (Polywire.Local.listSchedules) */
  listSchedules(
    request: Incoming<undefined, Nothing, ListSchedulesQuery, Context>,
  ): Promise<Outgoing<ScheduleList | DetailBody | ErrorBody>>;

  /** `POST /api/v1/schedules` (Polywire.Local.createSchedule) */
  createSchedule(
    request: Incoming<CreateSchedule, Nothing, Nothing, Context>,
  ): Promise<Outgoing<Schedule | DetailBody | ErrorBody>>;

  /** `GET /api/v1/schedules/{schedule_id}` (Polywire.Local.getSchedule) */
  getSchedule(
    request: Incoming<undefined, { readonly schedule_id: string }, Nothing, Context>,
  ): Promise<Outgoing<Schedule | DetailBody | ErrorBody>>;

  /** `PATCH /api/v1/schedules/{schedule_id}` (Polywire.Local.updateSchedule) */
  updateSchedule(
    request: Incoming<UpdateSchedule, { readonly schedule_id: string }, Nothing, Context>,
  ): Promise<Outgoing<Schedule | DetailBody | ErrorBody>>;

  /** `DELETE /api/v1/schedules/{schedule_id}` (Polywire.Local.deleteSchedule) */
  deleteSchedule(
    request: Incoming<undefined, { readonly schedule_id: string }, Nothing, Context>,
  ): Promise<Outgoing<Deleted | DetailBody | ErrorBody>>;

  /**
   * Runs it now, also while it is paused.
   *
   * `POST /api/v1/schedules/{schedule_id}/run` (Polywire.Local.runSchedule)
   */
  runSchedule(
    request: Incoming<undefined, { readonly schedule_id: string }, Nothing, Context>,
  ): Promise<Outgoing<ScheduleRun | DetailBody | ErrorBody>>;

  /**
   * Its runs, the newest first.
   *
   * `GET /api/v1/schedules/{schedule_id}/runs` (Polywire.Local.listScheduleRuns)
   */
  listScheduleRuns(
    request: Incoming<undefined, { readonly schedule_id: string }, ListScheduleRunsQuery, Context>,
  ): Promise<Outgoing<ScheduleRunList | DetailBody | ErrorBody>>;

  /** `GET /api/v1/files` (Polywire.Local.listFiles) */
  listFiles(
    request: Incoming<undefined, Nothing, ListFilesQuery, Context>,
  ): Promise<Outgoing<FileList | DetailBody | ErrorBody>>;

  /**
   * Uploads a file of a kind in file_types.yaml. Its text is taken out behind the answer: `extraction.status` tells.
   * Larger than the limit: 413. Content that is not what the name says: 415.
   *
   * `POST /api/v1/files` (Polywire.Local.createFile)
   */
  createFile(
    request: Incoming<Upload, Nothing, Nothing, Context>,
  ): Promise<Outgoing<StoredFile | DetailBody | ErrorBody>>;

  /** `GET /api/v1/files/{file_id}` (Polywire.Local.getFile) */
  getFile(
    request: Incoming<undefined, { readonly file_id: string }, Nothing, Context>,
  ): Promise<Outgoing<StoredFile | DetailBody | ErrorBody>>;

  /** `DELETE /api/v1/files/{file_id}` (Polywire.Local.deleteFile) */
  deleteFile(
    request: Incoming<undefined, { readonly file_id: string }, Nothing, Context>,
  ): Promise<Outgoing<Deleted | DetailBody | ErrorBody>>;

  /**
   * Its bytes, as they were uploaded, to be saved. Ranges are answered.
   *
   * `GET /api/v1/files/{file_id}/content` (Polywire.Local.getFileContent)
   */
  getFileContent(
    request: Incoming<undefined, { readonly file_id: string }, Nothing, Context>,
  ): Promise<Outgoing<DetailBody | ErrorBody>>;

  /**
   * All kinds, in the order of connectors.yaml.
   *
   * `GET /api/v1/connectors/specs` (Polywire.Local.listConnectorSpecs)
   */
  listConnectorSpecs(
    request: Incoming<undefined, Nothing, Nothing, Context>,
  ): Promise<Outgoing<ConnectorSpecList | DetailBody | ErrorBody>>;

  /** `GET /api/v1/connectors/connections` (Polywire.Local.listConnections) */
  listConnections(
    request: Incoming<undefined, Nothing, ListConnectionsQuery, Context>,
  ): Promise<Outgoing<ConnectionList | DetailBody | ErrorBody>>;

  /**
   * Stores it, encrypted, and checks it: the answer's `status` says how that went. With OAuth it waits for the callback.
   *
   * `POST /api/v1/connectors/connections` (Polywire.Local.createConnection)
   */
  createConnection(
    request: Incoming<CreateConnection, Nothing, Nothing, Context>,
  ): Promise<Outgoing<Connection | DetailBody | ErrorBody>>;

  /**
   * Checks it once more.
   *
   * `POST /api/v1/connectors/connections/{connection_id}/test` (Polywire.Local.testConnection)
   */
  testConnection(
    request: Incoming<undefined, { readonly connection_id: string }, Nothing, Context>,
  ): Promise<Outgoing<Connection | DetailBody | ErrorBody>>;

  /** `DELETE /api/v1/connectors/connections/{connection_id}` (Polywire.Local.deleteConnection) */
  deleteConnection(
    request: Incoming<undefined, { readonly connection_id: string }, Nothing, Context>,
  ): Promise<Outgoing<Deleted | DetailBody | ErrorBody>>;

  /**
   * Begins an authorization: a URL to send the user's browser to. It is good for ten minutes and one callback.
   *
   * `GET /api/v1/connectors/oauth/{spec}/start` (Polywire.Local.startOauth)
   */
  startOauth(
    request: Incoming<undefined, { readonly spec: string }, StartOauthQuery, Context>,
  ): Promise<Outgoing<OauthStart | DetailBody | ErrorBody>>;

  /**
   * Where the authorization server sends the browser back to: a page that says how it went.
   *
   * `GET /api/v1/connectors/oauth/callback` (Polywire.Local.finishOauth)
   */
  finishOauth(
    request: Incoming<undefined, Nothing, FinishOauthQuery, Context>,
  ): Promise<Outgoing<DetailBody | ErrorBody>>;

  /**
   * Of a project, or the global ones.
   *
   * `GET /api/v1/memories` (Polywire.Local.listMemories)
   */
  listMemories(
    request: Incoming<undefined, Nothing, ListMemoriesQuery, Context>,
  ): Promise<Outgoing<MemoryList | DetailBody | ErrorBody>>;

  /** `POST /api/v1/memories` (Polywire.Local.createMemory) */
  createMemory(
    request: Incoming<CreateMemory, Nothing, Nothing, Context>,
  ): Promise<Outgoing<Memory | DetailBody | ErrorBody>>;

  /** `PATCH /api/v1/memories/{memory_id}` (Polywire.Local.updateMemory) */
  updateMemory(
    request: Incoming<UpdateMemory, { readonly memory_id: string }, Nothing, Context>,
  ): Promise<Outgoing<Memory | DetailBody | ErrorBody>>;

  /** `DELETE /api/v1/memories/{memory_id}` (Polywire.Local.deleteMemory) */
  deleteMemory(
    request: Incoming<undefined, { readonly memory_id: string }, Nothing, Context>,
  ): Promise<Outgoing<Deleted | DetailBody | ErrorBody>>;

  /**
   * By name.
   *
   * `GET /api/v1/skills` (Polywire.Local.listSkills)
   */
  listSkills(
    request: Incoming<undefined, Nothing, ListSkillsQuery, Context>,
  ): Promise<Outgoing<SkillList | DetailBody | ErrorBody>>;

  /**
   * A name that is taken is a 409.
   *
   * `POST /api/v1/skills` (Polywire.Local.createSkill)
   */
  createSkill(
    request: Incoming<CreateSkill, Nothing, Nothing, Context>,
  ): Promise<Outgoing<Skill | DetailBody | ErrorBody>>;

  /** `PATCH /api/v1/skills/{skill_id}` (Polywire.Local.updateSkill) */
  updateSkill(
    request: Incoming<UpdateSkill, { readonly skill_id: string }, Nothing, Context>,
  ): Promise<Outgoing<Skill | DetailBody | ErrorBody>>;

  /**
   * Projects that had it active have it no more.
   *
   * `DELETE /api/v1/skills/{skill_id}` (Polywire.Local.deleteSkill)
   */
  deleteSkill(
    request: Incoming<undefined, { readonly skill_id: string }, Nothing, Context>,
  ): Promise<Outgoing<Deleted | DetailBody | ErrorBody>>;

  /** `GET /api/v1/scratchpads` (Polywire.Local.listScratchpads) */
  listScratchpads(
    request: Incoming<undefined, Nothing, ListScratchpadsQuery, Context>,
  ): Promise<Outgoing<ScratchpadList | DetailBody | ErrorBody>>;

  /** `POST /api/v1/scratchpads` (Polywire.Local.createScratchpad) */
  createScratchpad(
    request: Incoming<CreateScratchpad, Nothing, Nothing, Context>,
  ): Promise<Outgoing<Scratchpad | DetailBody | ErrorBody>>;

  /**
   * With all its cells.
   *
   * `GET /api/v1/scratchpads/{scratchpad_id}` (Polywire.Local.getScratchpad)
   */
  getScratchpad(
    request: Incoming<undefined, { readonly scratchpad_id: string }, Nothing, Context>,
  ): Promise<Outgoing<Scratchpad | DetailBody | ErrorBody>>;

  /** `PATCH /api/v1/scratchpads/{scratchpad_id}` (Polywire.Local.updateScratchpad) */
  updateScratchpad(
    request: Incoming<UpdateScratchpad, { readonly scratchpad_id: string }, Nothing, Context>,
  ): Promise<Outgoing<Scratchpad | DetailBody | ErrorBody>>;

  /**
   * With all its cells.
   *
   * `DELETE /api/v1/scratchpads/{scratchpad_id}` (Polywire.Local.deleteScratchpad)
   */
  deleteScratchpad(
    request: Incoming<undefined, { readonly scratchpad_id: string }, Nothing, Context>,
  ): Promise<Outgoing<Deleted | DetailBody | ErrorBody>>;

  /**
   * Appends it.
   *
   * `POST /api/v1/scratchpads/{scratchpad_id}/cells` (Polywire.Local.createCell)
   */
  createCell(
    request: Incoming<CreateCell, { readonly scratchpad_id: string }, Nothing, Context>,
  ): Promise<Outgoing<Cell | DetailBody | ErrorBody>>;

  /**
   * A code cell whose content changed is `pending` again; `index` moves it, together with the outputs of a code cell.
   *
   * `PATCH /api/v1/scratchpads/{scratchpad_id}/cells/{cell_id}` (Polywire.Local.updateCell)
   */
  updateCell(
    request: Incoming<UpdateCell, { readonly scratchpad_id: string; readonly cell_id: string }, Nothing, Context>,
  ): Promise<Outgoing<Cell | DetailBody | ErrorBody>>;

  /**
   * With the outputs of a code cell.
   *
   * `DELETE /api/v1/scratchpads/{scratchpad_id}/cells/{cell_id}` (Polywire.Local.deleteCell)
   */
  deleteCell(
    request: Incoming<undefined, { readonly scratchpad_id: string; readonly cell_id: string }, Nothing, Context>,
  ): Promise<Outgoing<Deleted | DetailBody | ErrorBody>>;

  /**
   * Runs a code cell and tells of its outputs as they come. The run does not depend on the connection. A cell that is no
   * code, or is of a language that nothing here runs, is a 422; one that runs already a 409.
   *
   * `POST /api/v1/scratchpads/{scratchpad_id}/cells/{cell_id}/run` (Polywire.Local.runCell)
   */
  runCell(
    request: Incoming<undefined, { readonly scratchpad_id: string; readonly cell_id: string }, Nothing, Context>,
  ): Promise<Outgoing<DetailBody | ErrorBody>>;

  /**
   * Stops a run: asks first, then ends its kernel. 409 where it does not run.
   *
   * `POST /api/v1/scratchpads/{scratchpad_id}/cells/{cell_id}/interrupt` (Polywire.Local.interruptCell)
   */
  interruptCell(
    request: Incoming<undefined, { readonly scratchpad_id: string; readonly cell_id: string }, Nothing, Context>,
  ): Promise<Outgoing<Cell | DetailBody | ErrorBody>>;

  /**
   * The best first. Any text is a query: none is an error.
   *
   * `GET /api/v1/search` (Polywire.Local.search)
   */
  search(
    request: Incoming<undefined, Nothing, SearchQuery, Context>,
  ): Promise<Outgoing<SearchResults | DetailBody | ErrorBody>>;

  /**
   * What happens from now on. It keeps nothing: who comes back reads the resources again.
   *
   * `GET /api/v1/events` (Polywire.Local.streamEvents)
   */
  streamEvents(
    request: Incoming<undefined, Nothing, StreamEventsQuery, Context>,
  ): Promise<Outgoing<DetailBody | ErrorBody>>;

  /** `GET /api/v1/health` (Polywire.Local.getHealth) */
  getHealth(
    request: Incoming<undefined, Nothing, Nothing, Context>,
  ): Promise<Outgoing<AgentHealth | DetailBody | ErrorBody>>;
}

/** A path without parameters, a request without a query, one without a body. */
export type Nothing = Readonly<Record<string, never>>;
