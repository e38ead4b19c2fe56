/**
 * The types of Polywire.Local, from spec/local/.
 *
 * Written by the generator; never edited by hand.
 */
export interface components {
  schemas: {
    readonly OutputText: {
      readonly type: 'text';
      readonly text: string;
    };
    /** A tool that the agent used. */
    readonly OutputToolCall: {
      readonly type: 'tool_call';
      readonly call_id: string;
      readonly name: string;
      /** JSON text, as the model gave it. */
      readonly arguments: string;
      readonly status: 'in_progress' | 'completed' | 'failed';
      /** What the model got to read; null: it is not there yet. */
      readonly output: string | null;
    };
    /** What came out of a turn, in order. */
    readonly OutputItem: components['schemas']['OutputText'] | components['schemas']['OutputToolCall'];
    readonly ResponseStatus: 'in_progress' | 'completed' | 'failed' | 'cancelled';
    /** Tokens of all model calls of the turn. */
    readonly TurnUsage: {
      readonly input_tokens: number;
      readonly output_tokens: number;
    };
    readonly TurnError: {
      /** `gateway_error`, `interrupted`, `step_limit`, …, or the gateway's own code. */
      readonly code: string;
      readonly message: string;
    };
    /** ISO-8601, in UTC with milliseconds. */
    readonly Timestamp: string;
    /** A turn. */
    readonly Response: {
      readonly id: string;
      readonly object: 'response';
      readonly conversation_id: string;
      readonly input: string;
      readonly output: readonly components['schemas']['OutputItem'][];
      readonly status: components['schemas']['ResponseStatus'];
      readonly model: string;
      readonly usage: components['schemas']['TurnUsage'];
      /** Why it failed; null: it did not. */
      readonly error: components['schemas']['TurnError'] | null;
      readonly created_at: components['schemas']['Timestamp'];
    };
    /** One failed check of a request. */
    readonly FieldError: {
      /** Where: `["body", "name"]`. */
      readonly loc: readonly (string | number)[];
      /** What would be right, for a person. */
      readonly msg: string;
      /** Which check failed. */
      readonly type: string;
    };
    /** Body of a request that failed a check. */
    readonly DetailBody: {
      readonly detail: readonly components['schemas']['FieldError'][];
    };
    readonly ErrorObject: {
      /** For a person: what is wrong and what to do. */
      readonly message: string;
      /** Kind of error; the same as `code` here, as in the public formats. */
      readonly type: string;
      /** The caller's field at fault. */
      readonly param: string | null;
      /** Row of agent_errors.yaml. */
      readonly code: string;
      /** Of `gateway_error`: the gateway's own body. */
      readonly gateway?: unknown;
    };
    /** Body of every error but a failed check. */
    readonly ErrorBody: {
      readonly error: components['schemas']['ErrorObject'];
    };
    /** Text of any length with something in it. */
    readonly Text: string;
    readonly CreateResponse: {
      readonly conversation_id: string;
      /** The user's message. */
      readonly input: components['schemas']['Text'];
      /**
       * Events as they come; false: one JSON answer at the end.
       * @default true
       */
      readonly stream?: boolean;
      /** For this turn, in place of the project's or the server's. */
      readonly model?: string;
      /** Skills that are active for this turn. */
      readonly skill_ids?: readonly string[];
    };
    readonly InFlightEntry: {
      readonly conversation_id: string;
      readonly response_id: string;
      readonly status: 'in_progress';
      /** Sequence number of the last event so far. */
      readonly latest_seq: number;
      readonly started_at: components['schemas']['Timestamp'];
    };
    readonly InFlightList: {
      readonly in_flight: readonly components['schemas']['InFlightEntry'][];
    };
    /** What a client has to know to come back to a turn. */
    readonly InFlight: {
      readonly in_flight: boolean;
      readonly conversation_id: string;
      /** Of the turn under way, else of the last one; null: there was none. */
      readonly response_id: string | null;
      readonly status: components['schemas']['ResponseStatus'] | null;
      /** The events can still be read. */
      readonly has_buffer: boolean;
      readonly latest_seq: number;
      readonly started_at: components['schemas']['Timestamp'] | null;
    };
    readonly CancelResponse: {
      readonly conversation_id: string;
    };
    readonly ConversationStatus: 'active' | 'archived';
    readonly Conversation: {
      readonly id: string;
      readonly project_id: string | null;
      /** Made from the first message where nobody chose one. */
      readonly title: string;
      /** What the conversation is to achieve. */
      readonly goal: string | null;
      readonly status: components['schemas']['ConversationStatus'];
      readonly created_at: components['schemas']['Timestamp'];
      readonly updated_at: components['schemas']['Timestamp'];
    };
    /** A page of a list. */
    readonly ConversationList: {
      readonly data: readonly components['schemas']['Conversation'][];
      /** More follow after these. */
      readonly has_more: boolean;
      /** All that match, on whatever page. */
      readonly total: number;
    };
    /** A line of text with something in it. */
    readonly Name: string;
    readonly CreateConversation: {
      readonly project_id?: string | null;
      readonly title?: components['schemas']['Name'];
      readonly goal?: string | null;
    };
    readonly UpdateConversation: {
      readonly title?: components['schemas']['Name'];
      /** Null: none. */
      readonly goal?: string | null;
      readonly status?: components['schemas']['ConversationStatus'];
    };
    readonly Deleted: {
      readonly id: string;
      readonly deleted: true;
    };
    readonly MessageItem: {
      readonly id: string;
      readonly type: 'message';
      readonly role: 'user' | 'assistant';
      readonly content: string;
      /** The turn that it belongs to. */
      readonly response_id: string | null;
      readonly created_at: components['schemas']['Timestamp'];
    };
    /** A page of a list. */
    readonly ItemList: {
      readonly data: readonly components['schemas']['MessageItem'][];
      /** More follow after these. */
      readonly has_more: boolean;
      /** All that match, on whatever page. */
      readonly total: number;
    };
    readonly Project: {
      readonly id: string;
      readonly name: string;
      readonly description: string;
      /** Connections that its conversations may use. */
      readonly connector_ids: readonly string[];
      /** Skills that are active in all its conversations. */
      readonly skill_ids: readonly string[];
      /** Of its turns that name none; null: the server's. */
      readonly model: string | null;
      readonly created_at: components['schemas']['Timestamp'];
      readonly updated_at: components['schemas']['Timestamp'];
    };
    /** A page of a list. */
    readonly ProjectList: {
      readonly data: readonly components['schemas']['Project'][];
      /** More follow after these. */
      readonly has_more: boolean;
      /** All that match, on whatever page. */
      readonly total: number;
    };
    readonly CreateProject: {
      readonly name: components['schemas']['Name'];
      readonly description?: string;
      readonly connector_ids?: readonly string[];
      readonly skill_ids?: readonly string[];
      readonly model?: string | null;
    };
    readonly UpdateProject: {
      readonly name?: components['schemas']['Name'];
      readonly description?: string;
      /** Replaces the list. */
      readonly connector_ids?: readonly string[];
      /** Replaces the list. */
      readonly skill_ids?: readonly string[];
      /** Null: the server's. */
      readonly model?: string | null;
    };
    readonly ArtifactType: 'app' | 'report' | 'doc' | 'dashboard';
    readonly Artifact: {
      readonly id: string;
      readonly project_id: string;
      readonly title: string;
      readonly type: components['schemas']['ArtifactType'];
      /** Of the file to open, relative to the project's folder. */
      readonly path: string;
      readonly created_at: components['schemas']['Timestamp'];
      readonly updated_at: components['schemas']['Timestamp'];
    };
    /** A page of a list. */
    readonly ArtifactList: {
      readonly data: readonly components['schemas']['Artifact'][];
      /** More follow after these. */
      readonly has_more: boolean;
      /** All that match, on whatever page. */
      readonly total: number;
    };
    readonly ArtifactPreview: {
      /** Null: the file belongs to no artifact. */
      readonly artifact: components['schemas']['Artifact'] | null;
      /** Where it is served. */
      readonly html_url: string;
      readonly mime_type: string;
      /** The beginning of its text; empty where it has none. */
      readonly excerpt: string;
    };
    readonly OpenedArtifact: {
      readonly artifact_id: string;
      readonly url: string;
      /**
       * Who was told.
       */
      readonly opened_in: 'shell' | 'browser';
    };
    readonly OpenArtifact: {
      readonly artifact_id: string;
    };
    readonly ScheduleStatus: 'active' | 'paused';
    readonly Schedule: {
      readonly id: string;
      readonly project_id: string;
      /** Minute, hour, day of the month, month, day of the week. */
      readonly cron: string;
      /** IANA name. */
      readonly timezone: string;
      readonly prompt: string;
      /** Null: each run begins a conversation of its own. */
      readonly conversation_id: string | null;
      readonly status: components['schemas']['ScheduleStatus'];
      readonly last_run_at: components['schemas']['Timestamp'] | null;
      /** Null while paused. */
      readonly next_run_at: components['schemas']['Timestamp'] | null;
      readonly created_at: components['schemas']['Timestamp'];
      readonly updated_at: components['schemas']['Timestamp'];
    };
    /** A page of a list. */
    readonly ScheduleList: {
      readonly data: readonly components['schemas']['Schedule'][];
      /** More follow after these. */
      readonly has_more: boolean;
      /** All that match, on whatever page. */
      readonly total: number;
    };
    readonly CreateSchedule: {
      readonly project_id: string;
      readonly cron: components['schemas']['Text'];
      readonly prompt: components['schemas']['Text'];
      /** @default UTC */
      readonly timezone?: components['schemas']['Text'];
      /** Every run is appended to it. */
      readonly conversation_id?: string | null;
    };
    readonly UpdateSchedule: {
      readonly cron?: components['schemas']['Text'];
      readonly prompt?: components['schemas']['Text'];
      readonly timezone?: components['schemas']['Text'];
      readonly status?: components['schemas']['ScheduleStatus'];
    };
    readonly ScheduleRun: {
      readonly id: string;
      readonly schedule_id: string;
      /** The time that the schedule names; null: started by hand. */
      readonly slot: components['schemas']['Timestamp'] | null;
      /**
       * `skipped`: the server was not running and it is too late.
       */
      readonly status: 'running' | 'completed' | 'failed' | 'skipped';
      readonly conversation_id: string | null;
      readonly response_id: string | null;
      /** Why it failed or was skipped. */
      readonly error: string | null;
      readonly started_at: components['schemas']['Timestamp'];
      readonly ended_at: components['schemas']['Timestamp'] | null;
    };
    /** A page of a list. */
    readonly ScheduleRunList: {
      readonly data: readonly components['schemas']['ScheduleRun'][];
      /** More follow after these. */
      readonly has_more: boolean;
      /** All that match, on whatever page. */
      readonly total: number;
    };
    /** How far the text of a file is. */
    readonly Extraction: {
      readonly status: 'pending' | 'done' | 'error';
      /** Why there is none: `password_protected`, `broken`, `too_large`, `timed_out`, …. */
      readonly error: string | null;
      /** What the kind of file tells of itself: pages, sheets, width, height, …. */
      readonly metadata: {
        readonly [key: string]: unknown;
      };
    };
    readonly StoredFile: {
      readonly id: string;
      readonly name: string;
      readonly mime_type: string;
      /** In bytes. */
      readonly size: number;
      readonly project_id: string | null;
      readonly conversation_id: string | null;
      readonly extraction: components['schemas']['Extraction'];
      readonly created_at: components['schemas']['Timestamp'];
    };
    /** A page of a list. */
    readonly FileList: {
      readonly data: readonly components['schemas']['StoredFile'][];
      /** More follow after these. */
      readonly has_more: boolean;
      /** All that match, on whatever page. */
      readonly total: number;
    };
    /** A credential field that a connection is made with. */
    readonly ConnectorField: {
      readonly key: string;
      readonly label: string;
      readonly secret: boolean;
      readonly required: boolean;
    };
    readonly ConnectorSpec: {
      readonly id: string;
      readonly name: string;
      readonly description: string;
      readonly auth_type: 'credentials' | 'oauth2';
      readonly fields: readonly components['schemas']['ConnectorField'][];
    };
    /** A page of a list. */
    readonly ConnectorSpecList: {
      readonly data: readonly components['schemas']['ConnectorSpec'][];
      /** More follow after these. */
      readonly has_more: boolean;
      /** All that match, on whatever page. */
      readonly total: number;
    };
    readonly Connection: {
      readonly id: string;
      readonly spec_id: string;
      readonly name: string;
      readonly status: 'connected' | 'error' | 'pending';
      /** Why the last check failed; null: it did not. */
      readonly reason: string | null;
      readonly created_at: components['schemas']['Timestamp'];
    };
    /** A page of a list. */
    readonly ConnectionList: {
      readonly data: readonly components['schemas']['Connection'][];
      /** More follow after these. */
      readonly has_more: boolean;
      /** All that match, on whatever page. */
      readonly total: number;
    };
    readonly CreateConnection: {
      readonly spec_id: string;
      readonly name: components['schemas']['Name'];
      /** The values of the fields that the spec names. */
      readonly credentials: {
        readonly [key: string]: string;
      };
    };
    readonly OauthStart: {
      /** To send the user's browser to. */
      readonly redirect_url: string;
      readonly connection_id: string;
      readonly expires_at: components['schemas']['Timestamp'];
    };
    readonly MemorySource: 'user' | 'agent';
    readonly Memory: {
      readonly id: string;
      /** Plain text. */
      readonly content: string;
      /** Null: global. */
      readonly project_id: string | null;
      /** Who made it. */
      readonly source: components['schemas']['MemorySource'];
      readonly created_at: components['schemas']['Timestamp'];
      readonly updated_at: components['schemas']['Timestamp'];
    };
    /** A page of a list. */
    readonly MemoryList: {
      readonly data: readonly components['schemas']['Memory'][];
      /** More follow after these. */
      readonly has_more: boolean;
      /** All that match, on whatever page. */
      readonly total: number;
    };
    readonly CreateMemory: {
      readonly content: components['schemas']['Text'];
      /** Absent or null: global. */
      readonly project_id?: string | null;
    };
    readonly UpdateMemory: {
      readonly content?: components['schemas']['Text'];
    };
    readonly Skill: {
      readonly id: string;
      /** Unique. */
      readonly name: string;
      readonly description: string;
      /** The prompt of a conversation in which the skill is active. */
      readonly instructions: string;
      /** Identifiers of tools that the agent may call. */
      readonly tools: readonly string[];
      readonly created_at: components['schemas']['Timestamp'];
      readonly updated_at: components['schemas']['Timestamp'];
    };
    /** A page of a list. */
    readonly SkillList: {
      readonly data: readonly components['schemas']['Skill'][];
      /** More follow after these. */
      readonly has_more: boolean;
      /** All that match, on whatever page. */
      readonly total: number;
    };
    /** Small letters and digits in words with `-` between them. */
    readonly SkillName: string;
    readonly CreateSkill: {
      readonly name: components['schemas']['SkillName'];
      readonly description: components['schemas']['Text'];
      readonly instructions?: string;
      readonly tools?: readonly string[];
    };
    readonly UpdateSkill: {
      readonly name?: components['schemas']['SkillName'];
      readonly description?: components['schemas']['Text'];
      readonly instructions?: string;
      /** Replaces the list. */
      readonly tools?: readonly string[];
    };
    readonly CellType: 'markdown' | 'code' | 'output';
    readonly CellStatus: 'pending' | 'running' | 'success' | 'error';
    readonly CellOutput: {
      /** `text/plain`, `text/html`, `image/png`, `application/json`. */
      readonly mime: string;
      /** Text; a picture as a data URL; JSON as it is. */
      readonly data: unknown;
    };
    readonly Cell: {
      readonly id: string;
      readonly type: components['schemas']['CellType'];
      readonly content: string;
      /** Of a code cell. */
      readonly language?: string;
      /** Of a code cell. */
      readonly status?: components['schemas']['CellStatus'];
      /** Of an output cell. */
      readonly outputs?: readonly components['schemas']['CellOutput'][];
      /** What went wrong; null: nothing. */
      readonly error: string | null;
      /** Place in the scratchpad, from 0. */
      readonly index: number;
      readonly updated_at: components['schemas']['Timestamp'];
    };
    readonly Scratchpad: {
      readonly id: string;
      readonly conversation_id: string;
      readonly title: string;
      /** In order. */
      readonly cells: readonly components['schemas']['Cell'][];
      /** Promoted or pinned. */
      readonly saved: boolean;
      readonly created_at: components['schemas']['Timestamp'];
      readonly updated_at: components['schemas']['Timestamp'];
    };
    /** A page of a list. */
    readonly ScratchpadList: {
      readonly data: readonly components['schemas']['Scratchpad'][];
      /** More follow after these. */
      readonly has_more: boolean;
      /** All that match, on whatever page. */
      readonly total: number;
    };
    readonly CreateCell: {
      readonly type: components['schemas']['CellType'];
      /** Needed where the type is `code`. */
      readonly language?: components['schemas']['Name'];
      readonly content: string;
      /** Of an output cell. */
      readonly outputs?: readonly components['schemas']['CellOutput'][];
    };
    readonly CreateScratchpad: {
      readonly conversation_id: string;
      readonly title: components['schemas']['Name'];
      /** May be empty. */
      readonly cells?: readonly components['schemas']['CreateCell'][];
    };
    readonly UpdateScratchpad: {
      readonly title?: components['schemas']['Name'];
      readonly saved?: boolean;
    };
    readonly UpdateCell: {
      readonly content?: string;
      readonly index?: number;
    };
    readonly SearchType: 'conversation' | 'artifact' | 'file' | 'memory';
    readonly SearchResult: {
      readonly type: components['schemas']['SearchType'];
      readonly id: string;
      readonly title: string;
      /** A piece of its text with what was searched for. */
      readonly excerpt: string;
      /** 0 to 1; to be compared within one answer only. */
      readonly score: number;
      /** Null: global. */
      readonly project_id: string | null;
    };
    readonly SearchResults: {
      readonly results: readonly components['schemas']['SearchResult'][];
      /** All that match, also past the limit. */
      readonly total: number;
    };
    readonly AgentHealth: {
      readonly status: 'ok';
      /** Of Polywire. */
      readonly version: string;
      /** The base URL of the gateway. */
      readonly gateway: string;
      /** The model of a turn that names none. */
      readonly model: string;
    };
    readonly TurnEventBase: {
      /** Of the turn. */
      readonly response_id: string;
      readonly sequence_number: number;
    };
    /** The turn has begun: its message and itself are stored. */
    readonly TurnCreated: {
      readonly type: 'response.created';
      /** Of the turn. */
      readonly response_id: string;
      readonly sequence_number: number;
      readonly response: components['schemas']['Response'];
    };
    /** More text of the answer. */
    readonly TextDelta: {
      readonly type: 'response.output_text.delta';
      /** Of the turn. */
      readonly response_id: string;
      readonly sequence_number: number;
      /** Place in `output`. */
      readonly output_index: number;
      readonly delta: string;
    };
    /** A piece of text is whole. */
    readonly TextDone: {
      readonly type: 'response.output_text.done';
      /** Of the turn. */
      readonly response_id: string;
      readonly sequence_number: number;
      readonly output_index: number;
      readonly text: string;
    };
    /** More of the summary of the model's reasoning. */
    readonly ReasoningDelta: {
      readonly type: 'response.reasoning_summary_text.delta';
      /** Of the turn. */
      readonly response_id: string;
      readonly sequence_number: number;
      readonly delta: string;
    };
    /** A tool call is whole and runs. */
    readonly ToolCallStarted: {
      readonly type: 'response.tool_call.started';
      /** Of the turn. */
      readonly response_id: string;
      readonly sequence_number: number;
      readonly output_index: number;
      readonly call_id: string;
      readonly name: string;
      readonly arguments: string;
    };
    /** A tool tells how far it is. */
    readonly ToolCallProgress: {
      readonly type: 'response.tool_call.progress';
      /** Of the turn. */
      readonly response_id: string;
      readonly sequence_number: number;
      readonly call_id: string;
      /** For a person. */
      readonly message: string;
    };
    /** A tool has ended; that it failed is told to the model and ends nothing else. */
    readonly ToolCallDone: {
      readonly type: 'response.tool_call.done';
      /** Of the turn. */
      readonly response_id: string;
      readonly sequence_number: number;
      readonly output_index: number;
      readonly call_id: string;
      readonly name: string;
      readonly status: 'completed' | 'failed';
      readonly output: string;
    };
    readonly ArtifactCreated: {
      readonly type: 'response.artifact.created';
      /** Of the turn. */
      readonly response_id: string;
      readonly sequence_number: number;
      readonly artifact_id: string;
      readonly project_id: string;
      readonly title: string;
    };
    readonly MemoryCreated: {
      readonly type: 'response.memory.created';
      /** Of the turn. */
      readonly response_id: string;
      readonly sequence_number: number;
      readonly memory_id: string;
      readonly content: string;
    };
    /** Older turns were summed up for the model; they stay readable. */
    readonly HistoryCompacted: {
      readonly type: 'response.history.compacted';
      /** Of the turn. */
      readonly response_id: string;
      readonly sequence_number: number;
      /** How many items the summary stands for. */
      readonly items: number;
    };
    readonly TurnCompleted: {
      readonly type: 'response.completed';
      /** Of the turn. */
      readonly response_id: string;
      readonly sequence_number: number;
      readonly response: components['schemas']['Response'];
    };
    readonly TurnFailed: {
      readonly type: 'response.failed';
      /** Of the turn. */
      readonly response_id: string;
      readonly sequence_number: number;
      readonly response: components['schemas']['Response'];
    };
    readonly TurnCancelled: {
      readonly type: 'response.cancelled';
      /** Of the turn. */
      readonly response_id: string;
      readonly sequence_number: number;
      readonly response: components['schemas']['Response'];
    };
    /** A partial output: it goes after those before it. */
    readonly CellOutputEvent: {
      readonly type: 'cell.output';
      readonly sequence_number: number;
      readonly mime: string;
      readonly data: unknown;
    };
    /** The run has ended. */
    readonly CellDone: {
      readonly type: 'cell.done';
      readonly sequence_number: number;
      readonly status: 'success' | 'error';
      readonly error: string | null;
    };
    readonly ResourceName:
      | 'response'
      | 'conversation'
      | 'project'
      | 'artifact'
      | 'schedule'
      | 'schedule_run'
      | 'file'
      | 'connection'
      | 'memory'
      | 'skill'
      | 'scratchpad'
      | 'cell';
    /** A resource is new, different or gone. */
    readonly ChangedEvent: {
      readonly type: 'changed';
      readonly resource: components['schemas']['ResourceName'];
      readonly id: string;
      readonly action: 'created' | 'updated' | 'deleted';
      /** What it belongs to, where that is known. */
      readonly project_id: string | null;
      readonly conversation_id: string | null;
      readonly at: components['schemas']['Timestamp'];
    };
    /** The shell shall show an artifact. */
    readonly ArtifactOpenEvent: {
      readonly type: 'artifact.open';
      readonly artifact_id: string;
      readonly project_id: string;
      readonly title: string;
      readonly url: string;
      readonly at: components['schemas']['Timestamp'];
    };
    readonly TurnEvent:
      | components['schemas']['TurnCreated']
      | components['schemas']['TextDelta']
      | components['schemas']['TextDone']
      | components['schemas']['ReasoningDelta']
      | components['schemas']['ToolCallStarted']
      | components['schemas']['ToolCallProgress']
      | components['schemas']['ToolCallDone']
      | components['schemas']['ArtifactCreated']
      | components['schemas']['MemoryCreated']
      | components['schemas']['HistoryCompacted']
      | components['schemas']['TurnCompleted']
      | components['schemas']['TurnFailed']
      | components['schemas']['TurnCancelled'];
    /** What a run tells. */
    readonly CellEvent: components['schemas']['CellOutputEvent'] | components['schemas']['CellDone'];
    readonly AgentEvent: components['schemas']['ChangedEvent'] | components['schemas']['ArtifactOpenEvent'];
    /** Query of listInFlight. */
    readonly ListInFlightQuery: {
      /** Only this conversation's. */
      readonly conversation_id?: string;
    };
    /** Query of getInFlight. */
    readonly GetInFlightQuery: {
      readonly conversation_id: string;
    };
    /** Query of tailResponse. */
    readonly TailResponseQuery: {
      readonly conversation_id: string;
      /**
       * Which turn of the conversation. Default: the one under way, or the last one. Numbers of events count within a turn, so
       * who comes back names it: another one may have begun meanwhile.
       */
      readonly response_id?: string;
      /** The first event wanted. Default: the first, or the one after `Last-Event-ID`. */
      readonly from_seq?: number;
    };
    /** Query of listConversations. */
    readonly ListConversationsQuery: {
      readonly project_id?: string;
      /** All, if absent. */
      readonly status?: components['schemas']['ConversationStatus'];
      /**
       * Most entries of one page.
       * @default 50
       */
      readonly limit: number;
      /** @default 0 */
      readonly offset: number;
    };
    /** Query of listItems. */
    readonly ListItemsQuery: {
      /** @default 100 */
      readonly limit: number;
      /** Id of an item: only items before it. */
      readonly before?: string;
    };
    /** Query of listProjects. */
    readonly ListProjectsQuery: {
      /**
       * Most entries of one page.
       * @default 50
       */
      readonly limit: number;
      /** @default 0 */
      readonly offset: number;
    };
    /** Query of listArtifacts. */
    readonly ListArtifactsQuery: {
      readonly project_id?: string;
      readonly type?: components['schemas']['ArtifactType'];
      /**
       * Most entries of one page.
       * @default 50
       */
      readonly limit: number;
      /** @default 0 */
      readonly offset: number;
    };
    /** Query of previewArtifact. */
    readonly PreviewArtifactQuery: {
      /** Relative to the project's folder. */
      readonly path: string;
      readonly project_id: string;
    };
    /** Query of listSchedules. */
    readonly ListSchedulesQuery: {
      readonly project_id?: string;
      readonly status?: components['schemas']['ScheduleStatus'];
      /**
       * Most entries of one page.
       * @default 50
       */
      readonly limit: number;
      /** @default 0 */
      readonly offset: number;
    };
    /** Query of listScheduleRuns. */
    readonly ListScheduleRunsQuery: {
      /**
       * Most entries of one page.
       * @default 50
       */
      readonly limit: number;
      /** @default 0 */
      readonly offset: number;
    };
    /** Query of listFiles. */
    readonly ListFilesQuery: {
      readonly project_id?: string;
      readonly conversation_id?: string;
      /**
       * Most entries of one page.
       * @default 50
       */
      readonly limit: number;
      /** @default 0 */
      readonly offset: number;
    };
    /** Query of listConnections. */
    readonly ListConnectionsQuery: {
      /** Only of this kind. */
      readonly spec_id?: string;
      /**
       * Most entries of one page.
       * @default 50
       */
      readonly limit: number;
      /** @default 0 */
      readonly offset: number;
    };
    /** Query of startOauth. */
    readonly StartOauthQuery: {
      /** The connection to authorize. Absent: a new one. */
      readonly connection_id?: string;
      /** Name of a new connection. Default: the spec's. */
      readonly name?: string;
    };
    /** Query of finishOauth. */
    readonly FinishOauthQuery: {
      readonly state?: string;
      readonly code?: string;
      readonly error?: string;
      readonly error_description?: string;
      /** Who answers, where the authorization server says so (RFC 9207). */
      readonly iss?: string;
    };
    /** Query of listMemories. */
    readonly ListMemoriesQuery: {
      /** Absent: the global ones. */
      readonly project_id?: string;
      readonly source?: components['schemas']['MemorySource'];
      /**
       * Most entries of one page.
       * @default 50
       */
      readonly limit: number;
      /** @default 0 */
      readonly offset: number;
    };
    /** Query of listSkills. */
    readonly ListSkillsQuery: {
      /**
       * Most entries of one page.
       * @default 50
       */
      readonly limit: number;
      /** @default 0 */
      readonly offset: number;
    };
    /** Query of listScratchpads. */
    readonly ListScratchpadsQuery: {
      readonly conversation_id: string;
      /**
       * Most entries of one page.
       * @default 50
       */
      readonly limit: number;
      /** @default 0 */
      readonly offset: number;
    };
    /** Query of search. */
    readonly SearchQuery: {
      /** Natural language and keywords. */
      readonly q: string;
      /** Only of this project. */
      readonly project_id?: string;
      /** Comma-separated. Default: all. */
      readonly types?: readonly components['schemas']['SearchType'][];
      /** @default 20 */
      readonly limit: number;
    };
    /** Query of streamEvents. */
    readonly StreamEventsQuery: {
      /**
       * `shell`: this listener shows artifacts in a window, so `open` leaves them to it.
       * @default viewer
       */
      readonly role: 'shell' | 'viewer';
    };
    /** Form of importProject. */
    readonly ImportProjectForm: {
      readonly file: Blob;
    };
    /** Form of createFile. */
    readonly CreateFileForm: {
      readonly file: Blob;
      readonly project_id?: string;
      /** May be set together with `project_id`. */
      readonly conversation_id?: string;
    };
  };
}
export type OutputText = components['schemas']['OutputText'];
export type OutputToolCall = components['schemas']['OutputToolCall'];
export type OutputItem = components['schemas']['OutputItem'];
export type ResponseStatus = components['schemas']['ResponseStatus'];
export type TurnUsage = components['schemas']['TurnUsage'];
export type TurnError = components['schemas']['TurnError'];
export type Timestamp = components['schemas']['Timestamp'];
export type Response = components['schemas']['Response'];
export type FieldError = components['schemas']['FieldError'];
export type DetailBody = components['schemas']['DetailBody'];
export type ErrorObject = components['schemas']['ErrorObject'];
export type ErrorBody = components['schemas']['ErrorBody'];
export type Text = components['schemas']['Text'];
export type CreateResponse = components['schemas']['CreateResponse'];
export type InFlightEntry = components['schemas']['InFlightEntry'];
export type InFlightList = components['schemas']['InFlightList'];
export type InFlight = components['schemas']['InFlight'];
export type CancelResponse = components['schemas']['CancelResponse'];
export type ConversationStatus = components['schemas']['ConversationStatus'];
export type Conversation = components['schemas']['Conversation'];
export type ConversationList = components['schemas']['ConversationList'];
export type Name = components['schemas']['Name'];
export type CreateConversation = components['schemas']['CreateConversation'];
export type UpdateConversation = components['schemas']['UpdateConversation'];
export type Deleted = components['schemas']['Deleted'];
export type MessageItem = components['schemas']['MessageItem'];
export type ItemList = components['schemas']['ItemList'];
export type Project = components['schemas']['Project'];
export type ProjectList = components['schemas']['ProjectList'];
export type CreateProject = components['schemas']['CreateProject'];
export type UpdateProject = components['schemas']['UpdateProject'];
export type ArtifactType = components['schemas']['ArtifactType'];
export type Artifact = components['schemas']['Artifact'];
export type ArtifactList = components['schemas']['ArtifactList'];
export type ArtifactPreview = components['schemas']['ArtifactPreview'];
export type OpenedArtifact = components['schemas']['OpenedArtifact'];
export type OpenArtifact = components['schemas']['OpenArtifact'];
export type ScheduleStatus = components['schemas']['ScheduleStatus'];
export type Schedule = components['schemas']['Schedule'];
export type ScheduleList = components['schemas']['ScheduleList'];
export type CreateSchedule = components['schemas']['CreateSchedule'];
export type UpdateSchedule = components['schemas']['UpdateSchedule'];
export type ScheduleRun = components['schemas']['ScheduleRun'];
export type ScheduleRunList = components['schemas']['ScheduleRunList'];
export type Extraction = components['schemas']['Extraction'];
export type StoredFile = components['schemas']['StoredFile'];
export type FileList = components['schemas']['FileList'];
export type ConnectorField = components['schemas']['ConnectorField'];
export type ConnectorSpec = components['schemas']['ConnectorSpec'];
export type ConnectorSpecList = components['schemas']['ConnectorSpecList'];
export type Connection = components['schemas']['Connection'];
export type ConnectionList = components['schemas']['ConnectionList'];
export type CreateConnection = components['schemas']['CreateConnection'];
export type OauthStart = components['schemas']['OauthStart'];
export type MemorySource = components['schemas']['MemorySource'];
export type Memory = components['schemas']['Memory'];
export type MemoryList = components['schemas']['MemoryList'];
export type CreateMemory = components['schemas']['CreateMemory'];
export type UpdateMemory = components['schemas']['UpdateMemory'];
export type Skill = components['schemas']['Skill'];
export type SkillList = components['schemas']['SkillList'];
export type SkillName = components['schemas']['SkillName'];
export type CreateSkill = components['schemas']['CreateSkill'];
export type UpdateSkill = components['schemas']['UpdateSkill'];
export type CellType = components['schemas']['CellType'];
export type CellStatus = components['schemas']['CellStatus'];
export type CellOutput = components['schemas']['CellOutput'];
export type Cell = components['schemas']['Cell'];
export type Scratchpad = components['schemas']['Scratchpad'];
export type ScratchpadList = components['schemas']['ScratchpadList'];
export type CreateCell = components['schemas']['CreateCell'];
export type CreateScratchpad = components['schemas']['CreateScratchpad'];
export type UpdateScratchpad = components['schemas']['UpdateScratchpad'];
export type UpdateCell = components['schemas']['UpdateCell'];
export type SearchType = components['schemas']['SearchType'];
export type SearchResult = components['schemas']['SearchResult'];
export type SearchResults = components['schemas']['SearchResults'];
export type AgentHealth = components['schemas']['AgentHealth'];
export type TurnEventBase = components['schemas']['TurnEventBase'];
export type TurnCreated = components['schemas']['TurnCreated'];
export type TextDelta = components['schemas']['TextDelta'];
export type TextDone = components['schemas']['TextDone'];
export type ReasoningDelta = components['schemas']['ReasoningDelta'];
export type ToolCallStarted = components['schemas']['ToolCallStarted'];
export type ToolCallProgress = components['schemas']['ToolCallProgress'];
export type ToolCallDone = components['schemas']['ToolCallDone'];
export type ArtifactCreated = components['schemas']['ArtifactCreated'];
export type MemoryCreated = components['schemas']['MemoryCreated'];
export type HistoryCompacted = components['schemas']['HistoryCompacted'];
export type TurnCompleted = components['schemas']['TurnCompleted'];
export type TurnFailed = components['schemas']['TurnFailed'];
export type TurnCancelled = components['schemas']['TurnCancelled'];
export type CellOutputEvent = components['schemas']['CellOutputEvent'];
export type CellDone = components['schemas']['CellDone'];
export type ResourceName = components['schemas']['ResourceName'];
export type ChangedEvent = components['schemas']['ChangedEvent'];
export type ArtifactOpenEvent = components['schemas']['ArtifactOpenEvent'];
export type TurnEvent = components['schemas']['TurnEvent'];
export type CellEvent = components['schemas']['CellEvent'];
export type AgentEvent = components['schemas']['AgentEvent'];
export type ListInFlightQuery = components['schemas']['ListInFlightQuery'];
export type GetInFlightQuery = components['schemas']['GetInFlightQuery'];
export type TailResponseQuery = components['schemas']['TailResponseQuery'];
export type ListConversationsQuery = components['schemas']['ListConversationsQuery'];
export type ListItemsQuery = components['schemas']['ListItemsQuery'];
export type ListProjectsQuery = components['schemas']['ListProjectsQuery'];
export type ListArtifactsQuery = components['schemas']['ListArtifactsQuery'];
export type PreviewArtifactQuery = components['schemas']['PreviewArtifactQuery'];
export type ListSchedulesQuery = components['schemas']['ListSchedulesQuery'];
export type ListScheduleRunsQuery = components['schemas']['ListScheduleRunsQuery'];
export type ListFilesQuery = components['schemas']['ListFilesQuery'];
export type ListConnectionsQuery = components['schemas']['ListConnectionsQuery'];
export type StartOauthQuery = components['schemas']['StartOauthQuery'];
export type FinishOauthQuery = components['schemas']['FinishOauthQuery'];
export type ListMemoriesQuery = components['schemas']['ListMemoriesQuery'];
export type ListSkillsQuery = components['schemas']['ListSkillsQuery'];
export type ListScratchpadsQuery = components['schemas']['ListScratchpadsQuery'];
export type SearchQuery = components['schemas']['SearchQuery'];
export type StreamEventsQuery = components['schemas']['StreamEventsQuery'];
export type ImportProjectForm = components['schemas']['ImportProjectForm'];
export type CreateFileForm = components['schemas']['CreateFileForm'];
