import type { Wire } from '@polywire/generated/catalog/rows.ts';
import type { DocumentName } from './official.ts';
import type { Piece } from './pieces.ts';

/** Where a wire of ours and an official document part on purpose. An exception that nothing needs fails the tests. */
export interface Exceptions {
  /** Pieces of official requests and replies that we have no part in. */
  readonly unclaimed: readonly Piece[];

  /** What we ask of a request or reply beyond the document, as our validator says it. */
  readonly stricter: readonly { readonly says: RegExp; readonly because: string }[];

  /** Pieces of our requests that the document does not know. */
  readonly wider: readonly Piece[];
}

export const none: Exceptions = { unclaimed: [], stricter: [], wider: [] };

const ignored = 'seed 000: the gateway reads this field and sends it nowhere';
const otherTools = 'seed 000: tools that the platform does not map are dropped, and so are their traces';
const newer = 'newer than the seed: no row says what becomes of it';
const neverEmpty = 'the real provider refuses an empty list, the document does not say so';
const absent = "GAPS: a caller's null is the same as nothing, and we send none";
const freeText = 'seed 000 knows tools with arguments only';
const noTokens = 'an answer of no tokens is none';
const noRow = 'no row of the seed or of the tables has a use for it';
const files = 'seed 000: file references are dropped';

const hasDefault = 'the document lists what has a default as required; Open Responses, the same format, does not';
const otherToolTypes =
  'file_search|computer|computer_use_preview|code_interpreter|image_generation|local_shell|shell|apply_patch|namespace|tool_search|programmatic_tool_calling|web_search_preview|web_search_preview_2025_03_11|web_search_2025_08_26';
const otherItems =
  'file_search_call|computer_call|computer_call_output|tool_search_call|tool_search_output|additional_tools|compaction|image_generation_call|code_interpreter_call|local_shell_call|local_shell_call_output|shell_call|shell_call_output|apply_patch_call|apply_patch_call_output';
const rareItems =
  'item_reference|program|program_output|compaction_trigger|mcp_approval_request|mcp_approval_response|mcp_approval_response_resource';
const otherEvents =
  'response.audio.delta|response.audio.done|response.audio.transcript.delta|response.audio.transcript.done|response.code_interpreter_call.completed|response.code_interpreter_call.in_progress|response.code_interpreter_call.interpreting|response.code_interpreter_call_code.delta|response.code_interpreter_call_code.done|response.file_search_call.completed|response.file_search_call.in_progress|response.file_search_call.searching|response.image_generation_call.completed|response.image_generation_call.generating|response.image_generation_call.in_progress|response.image_generation_call.partial_image|response.shell_call_command.added|response.shell_call_command.delta|response.shell_call_command.done|response.shell_call_output_content.delta|response.shell_call_output_content.done';
const resultsOfOtherTools =
  'code_execution_tool_result|bash_code_execution_tool_result|text_editor_code_execution_tool_result|tool_search_tool_result|container_upload';

/** The same reason for several places. */
function each(because: string, ...places: readonly string[]): readonly Piece[] {
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
        ...each(ignored, 'n', 'logprobs', 'top_logprobs', 'logit_bias', 'prediction', 'modalities', '**/audio'),
        ...each(
          'seed 000: translated into tools and tool_choice',
          'web_search_options',
          'functions',
          '**/function_call',
          'messages/*[role=function]',
        ),
        ...each('seed 000: developer is read as system', 'messages/*[role=developer]'),
        ...each('seed 000: file parts reach responses-wire models only, audio none', '**/*[type=file|input_audio]'),
        ...each('seed 000: only include_usage is honoured', 'stream_options/include_obfuscation'),
        ...each('a field of the message says the same', '**/*[type=refusal]'),
        ...each(freeText, '**/*[type=custom]'),
        ...each(
          newer,
          'moderation',
          'prompt_cache_options',
          '**/prompt_cache_breakpoint',
          'tool_choice[type=allowed_tools]',
        ),
      ],
      stricter: [
        { says: /(messages|tools|tool_calls|content) must NOT have fewer than 1 items/u, because: neverEmpty },
        { says: /^data\/max_(completion_)?tokens must be >= 1/u, because: noTokens },
        {
          says: /^data\/choices must NOT have fewer than 1 items/u,
          because: 'a completion without a choice says nothing',
        },
        { says: /name must (match pattern|NOT have)/u, because: 'the document says so of names in words only' },
      ],
      wider: each('seed 000: P-K searches with a tool of its own', '**/*[type=builtin_function]'),
    },
  },

  responses: {
    openai: {
      unclaimed: [
        ...each('a source that is none', '[annotation=null]'),
        ...each(otherTools, `[type=${otherEvents}]`, `[item.type=${otherItems}]`, `**/*[type=${otherItems}]`),
        ...each(
          otherTools,
          `**/*[type=${otherToolTypes}]`,
          '**/annotations/*[type=file_citation|container_file_citation|file_path]',
        ),
        ...each(
          noRow,
          `[item.type=${rareItems}]`,
          `**/*[type=${rareItems}]`,
          'input/*[type=undefined|null][role=undefined]',
        ),
        ...each(
          'results are what we send, not what comes back',
          'output/*[type=function_call_output|custom_tool_call_output]',
        ),
        ...each(
          'results are what we send, not what comes back',
          '[item.type=function_call_output|custom_tool_call_output]',
        ),
        ...each(
          'results are what we send, not what comes back',
          '**/response/output/*[type=function_call_output|custom_tool_call_output]',
        ),
        ...each(absent, '**/*[=null]'),
        ...each(
          ignored,
          'background',
          'metadata',
          'user',
          'safety_identifier',
          'service_tier',
          'prompt_cache_key',
          'stream_options',
        ),
        ...each(ignored, 'prompt_cache_retention', 'top_logprobs', 'truncation', 'max_tool_calls'),
        ...each('seed 000: rejected with a 400', 'conversation', 'prompt', 'context_management'),
        ...each('GAPS: the gateway keeps the turns', 'previous_response_id'),
        ...each(
          newer,
          'moderation',
          'prompt_cache_options',
          'reasoning/mode',
          'reasoning/context',
          'reasoning/generate_summary',
        ),
        ...each(newer, '**/caller', '**/approval_request_id', '**/tunnel_id', '**/connector_id'),
        ...each(
          noRow,
          'tool_choice[type]',
          'include/*[=file_search_call.results|web_search_call.results|message.input_image.image_url|computer_call_output.output.image_url|code_interpreter_call.outputs|message.output_text.logprobs]',
        ),
      ],
      stricter: [
        { says: /required property 'status'/u, because: 'a real response says how it stands' },
        { says: /^data must have required property '(model|input)'/u, because: 'we always say which model and what' },
        {
          says: /must have required property '(server_url|require_approval)'/u,
          because: 'seed 000: remote servers by their address, without approval',
        },
        { says: /require_approval must be/u, because: 'seed 000: only with require_approval never' },
        { says: /required property 'call_id'/u, because: 'a result belongs to a call' },
        { says: /(input|tools) must NOT have fewer than 1 items/u, because: neverEmpty },
        {
          says: /(namespace|name|call_id) must (NOT have|match)/u,
          because: 'the document says so of the same item elsewhere',
        },
      ],
      wider: [
        ...each('P-X takes less than 16: the floor is a column of providers.yaml', 'max_output_tokens'),
        ...each('log probabilities are taken as they came', '**/logprobs'),
        { at: '**/*[type=input_image]', with: { detail: 'auto' }, because: hasDefault },
        { at: '**/*[type=output_text]', with: { annotations: [], logprobs: [] }, because: hasDefault },
        { at: '**/*[role=assistant]', with: { id: 'msg', type: 'message', status: 'completed' }, because: hasDefault },
        { at: 'tools/*[type=function]', with: { parameters: null, strict: null }, because: hasDefault },
      ],
    },

    openresponses: {
      unclaimed: [
        ...each(
          'only an assistant answers',
          '[type=message][role=user|system|developer]',
          '**/output/*[role=user|system|developer]',
        ),
        ...each(
          'parts of questions, which no answer has',
          '**/*[type=input_text|input_image|input_file|input_video|text]',
        ),
        ...each(noRow, '**/output/*[type=compaction|function_call_output]'),
        ...each(
          'the part stands in a reasoning item',
          '[type=message]/content/*[type=summary_text|reasoning_text]',
          '**/output/*[type=message]/content/*[type=summary_text|reasoning_text]',
        ),
        ...each(
          'the part stands in a message',
          '[type=reasoning]/summary/*[type=output_text|refusal|reasoning_text]',
          '[type=reasoning]/content/*[type=output_text|refusal|summary_text]',
          '**/output/*[type=reasoning]/summary/*[type=output_text|refusal|reasoning_text]',
          '**/output/*[type=reasoning]/content/*[type=output_text|refusal|summary_text]',
        ),
      ],
      stricter: [{ says: /status must be equal to one of/u, because: 'the document names the words elsewhere' }],
      wider: [],
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
        { says: /^data\/max_tokens must be >= 1/u, because: noTokens },
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

  native: {
    gemini: {
      unclaimed: [
        ...each(noRow, 'cachedContent', 'store', 'safetySettings', 'serviceTier'),
        ...each('the path names the model', 'model'),
        ...each(noRow, 'toolConfig/includeServerSideToolInvocations', 'toolConfig/retrievalConfig'),
        ...each(
          otherTools,
          '**/googleSearchRetrieval',
          '**/fileSearch',
          '**/googleMaps',
          '**/computerUse',
          '**/mcpServers',
        ),
        ...each(noRow, '**/searchTypes', '**/timeRangeFilter', '**/behavior', '**/functionDeclarations/*/response'),
        ...each(noRow, '**/functionDeclarations/*/responseJsonSchema'),
        ...each(
          noRow,
          '**/mediaProcessing',
          '**/partMetadata',
          '**/mediaResolution',
          '**/videoMetadata',
          '**/toolCall',
          '**/toolResponse',
        ),
        ...each(noRow, '**/functionResponse/scheduling', '**/functionResponse/willContinue'),
        ...each(
          noRow,
          '**/speechConfig',
          '**/translationConfig',
          '**/imageConfig',
          '**/responseFormat',
          '**/audioTranscriptionConfig',
        ),
        ...each(
          noRow,
          '**/candidateCount',
          '**/responseModalities',
          '**/responseLogprobs',
          '**/logprobs',
          '**/thinkingBudget',
        ),
        ...each(noRow, '**/enableAffectiveDialog', '**/enableEnhancedCivicAnswers'),
        ...each(noRow, 'systemInstruction/role'),
      ],
      stricter: [
        { says: /must have required property/u, because: 'the document marks no field as required' },
        { says: /must NOT have (fewer|more) than/u, because: 'the document tells no sizes' },
        { says: /must be [<>]= /u, because: 'the document tells ranges in words only' },
        { says: /must match pattern/u, because: 'the document tells what names look like in words only' },
        {
          says: /\/(role|responseMimeType) must be equal to one/u,
          because: 'the document tells these words in its prose',
        },
        { says: /\/(type|mode|thinkingLevel) must be equal to one/u, because: 'nobody sends a word for unspecified' },
        {
          says: /\/(parametersJsonSchema|responseJsonSchema) must be object/u,
          because: 'a schema is an object, the document says anything',
        },
      ],
      wider: [],
    },
  },
};
