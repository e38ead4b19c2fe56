/**
 * The types of the tables in spec/catalog and of the plans that follow from them.
 *
 * Written by the generator; never edited by hand.
 */

/**
 * The cell that a decision follows from.
 *
 * spec/catalog: `Polywire.Catalog.Provenance`
 */
export interface Provenance {
  readonly table: 'providers' | 'groups' | 'aliases' | 'parameters' | 'limits';
  readonly row: string;
  readonly column: string;
  /** The rule of the seed it applies (`adaptation 3`). */
  readonly rule: string;
}

/**
 * Sent on as it stands.
 *
 * spec/catalog: `Polywire.Catalog.PassDecision`
 */
export interface PassDecision {
  readonly do: 'pass';
  readonly because: Provenance;
}

/**
 * Not sent, and named.
 *
 * spec/catalog: `Polywire.Catalog.DropDecision`
 */
export interface DropDecision {
  readonly do: 'drop';
  /** Dropped only beside this parameter. */
  readonly beside?: string;
  readonly because: Provenance;
}

/**
 * Raised to the floor or lowered to the ceiling, and named.
 *
 * spec/catalog: `Polywire.Catalog.ClampDecision`
 */
export interface ClampDecision {
  readonly do: 'clamp';
  readonly floor: number | null;
  readonly ceiling: number | null;
  readonly because: Provenance;
}

/**
 * Reasoning effort, weakest first. The order is the one of clamping.
 *
 * spec/catalog: `Polywire.Catalog.EffortLevel`
 */
export type EffortLevel = 'none' | 'minimal' | 'low' | 'medium' | 'high' | 'xhigh' | 'max';

/**
 * Set onto the nearest level at or below, else the lowest; an unknown level becomes the default.
 *
 * spec/catalog: `Polywire.Catalog.LadderDecision`
 */
export interface LadderDecision {
  readonly do: 'ladder';
  readonly levels: readonly EffortLevel[];
  readonly default: EffortLevel;
  readonly because: Provenance;
}

/**
 * Always this value, whatever was sent.
 *
 * spec/catalog: `Polywire.Catalog.PinDecision`
 */
export interface PinDecision {
  readonly do: 'pin';
  readonly value: string;
  readonly because: Provenance;
}

/**
 * Forced tool choices that the model cannot honour become auto; none may be honoured by dropping the tools.
 *
 * spec/catalog: `Polywire.Catalog.DowngradeDecision`
 */
export interface DowngradeDecision {
  readonly do: 'downgrade';
  readonly named: 'pass' | 'auto';
  readonly required: 'pass' | 'auto';
  readonly none: 'pass' | 'drop_tools';
  readonly because: Provenance;
}

/**
 * Refused with an error when its `type` is one of these.
 *
 * spec/catalog: `Polywire.Catalog.RefuseDecision`
 */
export interface RefuseDecision {
  readonly do: 'refuse';
  readonly types: readonly string[];
  readonly error: string;
  readonly because: Provenance;
}

/**
 * A wire format that one codec speaks in both directions.
 *
 * spec/catalog: `Polywire.Catalog.ChatWire`
 */
export type ChatWire = 'chat' | 'responses' | 'messages' | 'native';

/** spec/catalog: `Polywire.Catalog.Decision` */
export type Decision =
  PassDecision | DropDecision | ClampDecision | LadderDecision | PinDecision | DowngradeDecision | RefuseDecision;

/**
 * What becomes of a tool that the platform, not the caller, runs.
 *
 * spec/catalog: `Polywire.Catalog.ToolDecision`
 */
export type ToolDecision = 'native' | 'echoed' | 'search' | 'external' | 'drop';

/** spec/catalog: `Polywire.Catalog.Plan` */
export interface Plan {
  readonly alias: string;
  readonly group: string;
  readonly provider: string;
  readonly wire: ChatWire;
  /** One decision for every canonical parameter. */
  readonly parameters: Readonly<Record<string, Decision>>;
  /** By kind: the tools of content.yaml that have a `decided_by`. Any other tool of a platform is carried verbatim or dropped. */
  readonly tools: Readonly<Record<string, ToolDecision>>;
  /** For each caller wire, the kinds of content.yaml that are dropped on the way to this model. */
  readonly dropped_content: Readonly<Record<string, readonly string[]>>;
  /** Parts and tools that no table knows are put back as they came. */
  readonly verbatim: boolean;
  /** The narrowest choice by which a caller can force web tools that the provider runs. */
  readonly web_tool_choice: 'named' | 'required' | 'none';
  /** The provider can leave out single tools of a remote MCP server. */
  readonly mcp_blocked_tools: boolean;
  readonly truncated_tool_calls: 'length' | 'tool_calls';
  readonly tool_schema: 'full' | 'subset';
}

/**
 * Every wire a provider may be reached by.
 *
 * spec/catalog: `Polywire.Catalog.Wire`
 */
export type Wire = ChatWire | 'embeddings' | 'decisions';

/**
 * providers.yaml: what a kind of provider's transport can do. Key: the kind (`P-R`).
 *
 * spec/catalog: `Polywire.Catalog.Provider`
 */
export interface Provider {
  /** The wire we speak to it. */
  readonly wire: Wire;
  /** The header that carries our credential. */
  readonly auth: 'authorization' | 'x-api-key' | 'x-goog-api-key';
  /** The provider searches the web itself. */
  readonly native_search: boolean;
  /**
   * The function that it calls when its own search has run, and whose result is the call's arguments, sent back
   * unchanged. Null: its search asks nothing of us.
   */
  readonly search_call: string | null;
  /** We search for it, in a loop around its calls. Both true: the group's `web_search` decides. */
  readonly external_search_loop: boolean;
  /** A named tool can be forced. */
  readonly named_tool_choice: boolean;
  /** The transport has a word for "no tool"; where it has none, the tools are dropped. */
  readonly tool_choice_none: boolean;
  /** Canonical parameters that the transport has no place for. */
  readonly cannot_carry: readonly string[];
  /** Kinds of content.yaml that the transport has no place for although its wire has. */
  readonly cannot_carry_content: readonly string[];
  /** The least max_tokens it takes; smaller values are raised. Null: no floor. */
  readonly max_tokens_floor: number | null;
  /** What becomes of a fetch tool: the provider's own, its search tool, or dropped. */
  readonly web_fetch: 'native' | 'search' | 'none';
  /** The narrowest choice by which a caller can force web tools that it runs: this one by its name, any, or none. */
  readonly web_tool_choice: 'named' | 'required' | 'none';
  /** It runs remote MCP servers itself. */
  readonly remote_mcp: boolean;
  /** It can leave out single tools of such a server; else one of which some must not run is left out whole. */
  readonly mcp_blocked_tools: boolean;
  /** The caller's name of a message's speaker reaches it. */
  readonly speaker_name: boolean;
  /** Unknown parts, markers and key order of a caller on the same wire are put back as they came. */
  readonly verbatim: boolean;
  /** Reasoning it returns can be handed back to it in a later turn. */
  readonly carries_reasoning: boolean;
  /** Null, or the word that every abnormal end is reported with. */
  readonly abnormal_end: 'stop' | null;
  /** Its own finish reasons reach the caller unmapped. */
  readonly finish_reasons_unmapped: boolean;
  /** Its streams end with a usage chunk whether asked for or not. */
  readonly usage_chunk_always: boolean;
  /** The JSON Schema dialect that its tool validator takes. */
  readonly tool_schema: 'full' | 'subset';
}

/**
 * Where a fact holds for a model of the group only at certain values; others get the provider's own 400.
 *
 * spec/catalog: `Polywire.Catalog.AcceptedValues`
 */
export interface AcceptedValues {
  readonly temperature?: readonly number[];
  readonly top_p?: readonly number[];
}

/**
 * groups.yaml: what the models of one group can do. Key: the group (`A-mid`).
 *
 * spec/catalog: `Polywire.Catalog.Group`
 */
export interface Group {
  /** Row of providers.yaml. */
  readonly provider: string;
  /** The effort ladder, weakest first; empty where effort is not adjustable. */
  readonly effort_levels: readonly EffortLevel[];
  /** Published default. With an empty ladder the model is pinned at it; null: a level sent is dropped. */
  readonly default_reasoning_effort: EffortLevel | null;
  /** Takes the `thinking` object. */
  readonly thinking: boolean;
  readonly web_search: 'none' | 'native' | 'external';
  /** A named tool is honoured; false: it becomes auto. */
  readonly named_tool_choice: boolean;
  /** A required tool call is honoured; false: it becomes auto. */
  readonly required_tool_choice: boolean;
  /** `none` is passed on, or honoured by dropping the tools. */
  readonly tool_choice_none: 'pass' | 'drop_tools';
  readonly parallel_tools: boolean;
  /** Output constrained to a schema; false: refused with 400. */
  readonly json_schema: boolean;
  /** Schema-less JSON mode; false: refused with 400. */
  readonly json_mode: boolean;
  /** The sampling parameters it takes, of temperature, top_p and top_k. */
  readonly sampling: readonly string[];
  /** It takes temperature or top_p, never both: top_p gives way. */
  readonly exclusive_sampling: boolean;
  readonly stop_sequences: boolean;
  /** Of seed, presence_penalty and frequency_penalty, those it takes. */
  readonly seed_and_penalties: readonly string[];
  readonly verbosity: boolean;
  /** Ceiling of max_tokens in tokens; null: the provider's default, unknown to us. */
  readonly max_output: number | null;
  /** Context window in tokens; null: none listed. */
  readonly context: number | null;
  /** The finish reason of a truncated turn that contains tool calls. */
  readonly truncated_tool_calls: 'length' | 'tool_calls';
  /** The JSON Schema dialect its tool validator takes, where stricter than its provider's. */
  readonly tool_schema: 'full' | 'subset';
  readonly accepted_values?: AcceptedValues;
}

/**
 * The columns of a group that one alias may change.
 *
 * spec/catalog: `Polywire.Catalog.AliasOverride`
 */
export interface AliasOverride {
  readonly named_tool_choice?: boolean;
  readonly required_tool_choice?: boolean;
  readonly tool_choice_none?: 'pass' | 'drop_tools';
}

/**
 * aliases.yaml: the names callers use, in catalogue order. Key: the alias (`a-mid`).
 *
 * spec/catalog: `Polywire.Catalog.Alias`
 */
export interface Alias {
  /** Row of groups.yaml; an embedding or decision alias has none. */
  readonly group?: string;
  /** Row of providers.yaml, for an alias without a group. */
  readonly provider?: string;
  readonly kind: 'chat' | 'embedding' | 'decision';
  readonly display_name: string;
  /** Day on which the alias appeared. */
  readonly created: string;
  /** True: names one version. False: floats to the group's newest. */
  readonly pinned: boolean;
  /** The neutral id of the provider's model; a deployment file binds a real one. */
  readonly provider_model: string;
  /** Regular expression of foreign provider model ids that mean this alias's family; only on the alias that serves them. */
  readonly family?: string;
  /** Aliases tried in this order when the provider fails; each at least as capable. At most two. */
  readonly fallbacks: readonly string[];
  /** Replies name the alias, or what the caller sent, instead of the serving model: wires.yaml says which of the two. */
  readonly echo: boolean;
  /** Length of an embedding vector. */
  readonly dimensions?: number;
  readonly override?: AliasOverride;
}

/**
 * What becomes of a field of a caller's format.
 *
 * spec/catalog: `Polywire.Catalog.Handling`
 */
export type Handling = 'adapted' | 'conditional' | 'forwarded' | 'ignored' | 'ignored_and_reported' | 'rejected';

/**
 * A parameter's place in one format. A format without an entry has no field for it.
 *
 * spec/catalog: `Polywire.Catalog.Spelling`
 */
export interface Spelling {
  /** Path of the field in the body, dots between keys. */
  readonly at: string;
  /** A second spelling, which wins when both are positive. */
  readonly also?: string;
  readonly handling: Handling;
  /** With ignored_and_reported: the value at which nothing is reported. */
  readonly unless?: number | boolean;
  /** With rejected: row of errors.yaml. */
  readonly error?: string;
}

/**
 * Passed where a boolean column of groups.yaml is true, else dropped.
 *
 * spec/catalog: `Polywire.Catalog.FlagRule`
 */
export interface FlagRule {
  readonly from: 'flag';
  readonly column: string;
  readonly rule: string;
}

/**
 * Passed where a list column of groups.yaml has it, else dropped.
 *
 * spec/catalog: `Polywire.Catalog.MemberRule`
 */
export interface MemberRule {
  readonly from: 'member';
  readonly column: string;
  readonly rule: string;
  /** Dropped beside another parameter, where a boolean column of groups.yaml is true. */
  readonly gives_way?: { readonly to: string; readonly where: string; readonly rule: string };
}

/**
 * Clamped between a column of providers.yaml and one of groups.yaml.
 *
 * spec/catalog: `Polywire.Catalog.RangeRule`
 */
export interface RangeRule {
  readonly from: 'range';
  readonly floor: string;
  readonly ceiling: string;
  readonly rule: string;
}

/**
 * Set onto the ladder of groups.yaml; with an empty ladder pinned at the default, or dropped where there is none.
 *
 * spec/catalog: `Polywire.Catalog.LadderRule`
 */
export interface LadderRule {
  readonly from: 'ladder';
  readonly levels: string;
  readonly default: string;
  readonly rule: string;
}

/**
 * Forced tool choices, by their columns in groups.yaml, which an alias may override, and in providers.yaml.
 *
 * spec/catalog: `Polywire.Catalog.ChoiceRule`
 */
export interface ChoiceRule {
  readonly from: 'choice';
  readonly named: string;
  readonly required: string;
  readonly none: string;
  readonly rule: string;
}

/**
 * Refused with a row of errors.yaml for each `type` whose boolean column of groups.yaml is false.
 *
 * spec/catalog: `Polywire.Catalog.FormatRule`
 */
export interface FormatRule {
  readonly from: 'format';
  readonly types: Readonly<Record<string, string>>;
  readonly error: string;
  readonly rule: string;
}

/**
 * How the decision for a canonical parameter follows from the columns of groups.yaml and providers.yaml.
 *
 * spec/catalog: `Polywire.Catalog.DecisionRule`
 */
export type DecisionRule = FlagRule | MemberRule | RangeRule | LadderRule | ChoiceRule | FormatRule;

/**
 * parameters.yaml: each parameter in canonical order, the order of the headers. Key: its name in the headers.
 *
 * spec/catalog: `Polywire.Catalog.Parameter`
 */
export interface Parameter {
  /** `value` is copied by the table as it stands; `structure` is translated by each wire's codec. */
  readonly shape: 'value' | 'structure';
  /** JSON type of a value. */
  readonly type: 'integer' | 'number' | 'string' | 'string[]' | 'boolean' | 'object' | 'array';
  /** True: has a meaning for models, and a decision for every alias. */
  readonly canonical: boolean;
  /** Of a canonical parameter: what decides. A provider that cannot carry it comes first. */
  readonly decision?: DecisionRule;
  readonly chat?: Spelling;
  readonly responses?: Spelling;
  readonly messages?: Spelling;
  readonly native?: Spelling;
}

/**
 * How one format spells a kind of content, and which wires carry it on from there.
 *
 * spec/catalog: `Polywire.Catalog.ContentSource`
 */
export interface ContentSource {
  /** Regular expression of the whole `type` field (of the field's name, for a marker and on the native wire). */
  readonly spelled: string;
  /** Provider wires that carry it; on the others it is dropped and named. */
  readonly to: readonly ChatWire[];
}

/**
 * content.yaml: kinds of parts, tools and markers. Key: the name in the dropped lists.
 *
 * spec/catalog: `Polywire.Catalog.Content`
 */
export interface Content {
  readonly kind: 'part' | 'tool' | 'marker';
  /** Of a tool that the platform runs: the column of groups.yaml or providers.yaml that says who runs it. */
  readonly decided_by?: 'web_search' | 'web_fetch' | 'remote_mcp';
  readonly chat?: ContentSource;
  readonly responses?: ContentSource;
  readonly messages?: ContentSource;
  readonly native?: ContentSource;
}

/**
 * errors.yaml: every error the gateway makes. Key: its name in the code.
 *
 * spec/catalog: `Polywire.Catalog.ErrorRow`
 */
export interface ErrorRow {
  /** Status as the gateway means it. */
  readonly status: number;
  /** Status as the edge sends it, where it replaces that one. */
  readonly sent_status?: number;
  /** Stable code in the body; null: none. */
  readonly code: string | null;
  /**
   * Which body. `caller`: the standard object, or the Messages envelope (without code) on Messages. `messages`: that
   * envelope everywhere, with the code inside where there is one. `detail`: plain. `detail_unless_messages`: plain, but the
   * envelope on Messages.
   */
  readonly envelope: 'caller' | 'messages' | 'detail' | 'detail_unless_messages';
  /** `error.type` of the standard object. */
  readonly type: string;
  /** Value of X-Service-Reason. */
  readonly reason?: string;
  /** `deny_detail` and X-Service-Deny-Detail. */
  readonly deny_detail?: string;
  /** Response headers beside the reason: names of headers whose values the thrower gives. */
  readonly headers: readonly string[];
  /** Value of x-should-retry. */
  readonly should_retry?: boolean;
  /** When it happens. */
  readonly condition: string;
  /** What the caller should do. */
  readonly action: string;
}

/**
 * limits.yaml: every number that bounds something. Key: its name.
 *
 * spec/catalog: `Polywire.Catalog.Limit`
 */
export interface Limit {
  readonly value: number;
  readonly unit:
    | 'tokens'
    | 'milliseconds'
    | 'seconds'
    | 'bytes'
    | 'characters'
    | 'days'
    | 'turns'
    | 'count'
    | 'percent'
    | 'units'
    | 'micro_usd'
    | 'requests_per_minute'
    | 'tokens_per_minute';
  /** A deployment file may lower it. */
  readonly deployment: boolean;
  /** A deployment file may raise it, too: it is the operator's business, and no promise of the API. */
  readonly raisable?: boolean;
  /** What it bounds. */
  readonly applies_to: string;
}

/**
 * prices.yaml: micro-USD per million tokens. Key: group, or alias where there is no group.
 *
 * spec/catalog: `Polywire.Catalog.Price`
 */
export interface Price {
  readonly input: number;
  readonly cached_input: number;
  readonly cache_write: number;
  readonly output: number;
  /** Micro-USD a call. */
  readonly web_search: number;
  /**
   * What pays first. `allowance`: the included allowance, the wallet past it. `free_calls`: a free daily number of calls, for
   * organisations without credit.
   */
  readonly paid_by: 'wallet' | 'allowance' | 'free_calls';
}

/**
 * weights.yaml: units of the included allowance. Key: what is counted, as in prices.yaml.
 *
 * spec/catalog: `Polywire.Catalog.Weight`
 */
export interface Weight {
  readonly units: number;
  readonly per: 'token' | 'call';
}

/**
 * A GET that costs nothing, and where the model ids stand in its answer.
 *
 * spec/catalog: `Polywire.Catalog.ModelsCall`
 */
export interface ModelsCall {
  readonly path: string;
  /** Field of the answer that holds the list. */
  readonly list: string;
  /** Field of an entry that holds the id. */
  readonly id: string;
  /** What stands before the id there. */
  readonly prefix?: string;
}

/**
 * wires.yaml: where a request of a wire goes under a provider's base URL. Key: the wire, or `search`.
 *
 * spec/catalog: `Polywire.Catalog.WireRow`
 */
export interface WireRow {
  /** Path of a JSON reply; `{model}` is the provider's model id. */
  readonly path: string;
  /** Path of an event stream, where it is another. */
  readonly stream_path?: string;
  /** Path that counts tokens. */
  readonly count_path?: string;
  /** The free call by which a provider says which models it has; absent: the wire has none. */
  readonly models?: ModelsCall;
  /**
   * Of a wire that chats: what a reply to a caller of this wire has as its model where the alias echoes, the name that
   * the caller sent or the alias itself.
   */
  readonly echo?: 'requested' | 'alias';
  /** Headers that every request carries. */
  readonly headers: Readonly<Record<string, string>>;
  /** Headers of a request that offers a tool of a kind: by row of content.yaml. */
  readonly tool_headers?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/**
 * roles.yaml: what a member of an organisation may do. Key: the role.
 *
 * spec/catalog: `Polywire.Catalog.Role`
 */
export interface Role {
  /** Run models. */
  readonly execute: boolean;
  /** Read models, usage and stored responses. */
  readonly read: boolean;
  /** Change keys, members and policies. */
  readonly manage: boolean;
  /** Add credit. */
  readonly spend: boolean;
}

/**
 * presets.yaml: public endpoints that `polywire init` knows. Key: the name an operator knows it by.
 *
 * spec/catalog: `Polywire.Catalog.Preset`
 */
export interface Preset {
  /** Row of providers.yaml. */
  readonly provider: string;
  /** Without a trailing slash; the wire's paths are put behind it. */
  readonly base_url: string;
  /** Environment variables that may hold its credential; the first that is set counts. */
  readonly env: readonly string[];
  /** Regular expression of the model ids that are worth a place in a list to choose from; others can be typed. */
  readonly shown: string;
}

/**
 * agent_errors.yaml: every error the agent server makes. Key: its code in the body.
 *
 * spec/catalog: `Polywire.Catalog.AgentErrorRow`
 */
export interface AgentErrorRow {
  readonly status: number;
  /** When it happens. */
  readonly condition: string;
  /** What the caller should do. */
  readonly action: string;
}

/**
 * agent_limits.yaml: every number that bounds something at the agent server. Key: its name.
 *
 * spec/catalog: `Polywire.Catalog.AgentLimit`
 */
export interface AgentLimit {
  readonly value: number;
  readonly unit:
    'milliseconds' | 'seconds' | 'bytes' | 'characters' | 'count' | 'pages' | 'rows' | 'tokens' | 'percent';
  /** The agent's file may set it. */
  readonly configurable: boolean;
  /** What it bounds. */
  readonly applies_to: string;
}

/**
 * file_types.yaml: what may be uploaded. Key: the kind.
 *
 * spec/catalog: `Polywire.Catalog.FileType`
 */
export interface FileType {
  /** Without a dot, small letters; the first is the usual one. */
  readonly extensions: readonly string[];
  readonly mime: string;
  /** Media types that a caller may say instead. */
  readonly aliases?: readonly string[];
  /**
   * What the bytes have to be: media types as sniffing tells them; `text`: text in UTF-8, UTF-16 or a Windows code page,
   * which has no sign of its own.
   */
  readonly content: readonly string[];
  /** Which reader takes the text out. */
  readonly extractor: 'pdf' | 'docx' | 'xlsx' | 'csv' | 'text' | 'html' | 'image';
}

/**
 * One credential field of a connector.
 *
 * spec/catalog: `Polywire.Catalog.ConnectorField`
 */
export interface ConnectorField {
  readonly key: string;
  readonly label: string;
  /** Encrypted, and never given back. */
  readonly secret: boolean;
  /** A connection needs it. Default true. */
  readonly required?: boolean;
  /** What holds where a connection leaves it out. */
  readonly default?: string;
  /** The values that it may have. Absent: any. */
  readonly choices?: readonly string[];
  /** What a value has to look like. `lines`: one entry a line; `pairs`: `NAME=value`, one a line. Absent: one line of text. */
  readonly form?: 'port' | 'url' | 'path' | 'header' | 'lines' | 'pairs';
}

/**
 * A request that shows that an HTTP connection works and changes nothing.
 *
 * spec/catalog: `Polywire.Catalog.ConnectorCheck`
 */
export interface ConnectorCheck {
  readonly method: 'GET' | 'POST';
  /** Below the base URL. */
  readonly path: string;
  /** A status beside 2xx that only a caller with good credentials gets. */
  readonly accepts?: number;
  /** A field of a JSON answer that must be there, and not false: services that say 200 to a bad token. */
  readonly expects?: string;
}

/**
 * How a connector's OAuth 2 authorization goes; the client's id and secret are the user's own.
 *
 * spec/catalog: `Polywire.Catalog.ConnectorOauth`
 */
export interface ConnectorOauth {
  readonly authorize_url: string;
  readonly token_url: string;
  readonly scopes: readonly string[];
  /** Between two scopes in the request. Default a space. */
  readonly scope_separator?: string;
  /** More parameters of the authorization request. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** Headers of the token request beside the usual ones. */
  readonly token_headers?: Readonly<Record<string, string>>;
  /** What the token request's body is. Default a form, as the standard says. */
  readonly token_body?: 'form' | 'json';
  /** The token request's client credentials: in a Basic header or in the body. */
  readonly client_credentials: 'basic' | 'body';
}

/**
 * connectors.yaml: the kinds of external data sources. Key: the spec's id.
 *
 * spec/catalog: `Polywire.Catalog.Connector`
 */
export interface Connector {
  readonly name: string;
  readonly description: string;
  readonly auth_type: 'credentials' | 'oauth2';
  /** What speaks to it; each driver names the fields that it reads. */
  readonly driver: 'postgres' | 'mysql' | 'sqlite' | 'http' | 'mcp-stdio' | 'mcp-http';
  readonly fields: readonly ConnectorField[];
  /** Of an HTTP source that is always at the same place; one without it has a field `base_url`. */
  readonly base_url?: string;
  /**
   * Of what speaks HTTP: headers of every request. `{key}` is the field of that name, also in a header's name;
   * `{access_token}` what an authorization gave. A header with a field that has no value is left out.
   */
  readonly headers?: Readonly<Record<string, string>>;
  /** Of an HTTP source. Absent: a GET of the base URL. */
  readonly check?: ConnectorCheck;
  /** Of `oauth2`. */
  readonly oauth?: ConnectorOauth;
}

/**
 * The tables: each is a file of this folder with that name, and its rows have this type.
 *
 * spec/catalog: `Polywire.Catalog.Tables`
 */
export interface Tables {
  readonly providers: Readonly<Record<string, Provider>>;
  readonly groups: Readonly<Record<string, Group>>;
  readonly aliases: Readonly<Record<string, Alias>>;
  readonly parameters: Readonly<Record<string, Parameter>>;
  readonly content: Readonly<Record<string, Content>>;
  readonly errors: Readonly<Record<string, ErrorRow>>;
  readonly limits: Readonly<Record<string, Limit>>;
  readonly prices: Readonly<Record<string, Price>>;
  readonly weights: Readonly<Record<string, Weight>>;
  readonly wires: Readonly<Record<string, WireRow>>;
  readonly presets: Readonly<Record<string, Preset>>;
  readonly roles: Readonly<Record<string, Role>>;
  readonly agent_errors: Readonly<Record<string, AgentErrorRow>>;
  readonly agent_limits: Readonly<Record<string, AgentLimit>>;
  readonly file_types: Readonly<Record<string, FileType>>;
  readonly connectors: Readonly<Record<string, Connector>>;
}
