/**
 * The rows of spec/catalog/presets.yaml, in the order of the table.
 *
 * Written by the generator; never edited by hand.
 */
import type { Preset } from './rows.ts';

const rows = {
  openai: {
    provider: 'P-R',
    base_url: 'https://api.openai.com/v1',
    env: ['OPENAI_API_KEY'],
    shown: '^(gpt|chatgpt|o[0-9])(?!.*(audio|realtime|image|transcribe|tts|instruct))',
  },
  anthropic: { provider: 'P-A', base_url: 'https://api.anthropic.com/v1', env: ['ANTHROPIC_API_KEY'], shown: '^' },
  gemini: {
    provider: 'P-G',
    base_url: 'https://generativelanguage.googleapis.com/v1beta',
    env: ['GEMINI_API_KEY', 'GOOGLE_API_KEY'],
    shown: '^gemini-(?!.*(embedding|image|tts|live|audio))',
  },
  xai: {
    provider: 'P-X',
    base_url: 'https://api.x.ai/v1',
    env: ['XAI_API_KEY'],
    shown: '^grok-(?!.*(image|imagine|video))',
  },
  mistral: {
    provider: 'P-C',
    base_url: 'https://api.mistral.ai/v1',
    env: ['MISTRAL_API_KEY'],
    shown: '^(?!.*(embed|ocr|moderation|voxtral))',
  },
  groq: {
    provider: 'P-Q',
    base_url: 'https://api.groq.com/openai/v1',
    env: ['GROQ_API_KEY'],
    shown: '^(?!.*(whisper|tts|guard))',
  },
  fireworks: {
    provider: 'P-F',
    base_url: 'https://api.fireworks.ai/inference/v1',
    env: ['FIREWORKS_API_KEY'],
    shown: '^accounts/fireworks/models/(?!.*(flux|whisper|embed|rerank))',
  },
  minimax: { provider: 'P-M', base_url: 'https://api.minimax.io/anthropic/v1', env: ['MINIMAX_API_KEY'], shown: '^' },
  moonshot: {
    provider: 'P-K',
    base_url: 'https://api.moonshot.ai/v1',
    env: ['MOONSHOT_API_KEY'],
    shown: '^(kimi|moonshot)-',
  },
  'openai-embeddings': {
    provider: 'P-E',
    base_url: 'https://api.openai.com/v1',
    env: ['OPENAI_API_KEY'],
    shown: 'embedding',
  },
} as const satisfies Readonly<Record<string, Preset>>;

/** Keys of spec/catalog/presets.yaml. */
export type PresetName = keyof typeof rows;

/** spec/catalog/presets.yaml; columns: `Polywire.Catalog.Preset`. */
export const presets: Readonly<Record<PresetName, Preset>> = rows;
