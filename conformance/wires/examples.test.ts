import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { parse } from 'yaml';
import { describe, expect, test } from 'vitest';
import { at, object, objects, text } from '../mocks/json.ts';
import { exceptions, none } from './exceptions.ts';
import { hasReference, referenceFolder } from './official.ts';
import { WireSchema } from './schema.ts';
import { without } from './pieces.ts';

/** One example of the OpenAI document: the body of its request, and what is answered, or the events. */
interface Example {
  readonly title: string;
  readonly request: unknown;
  readonly replies: readonly unknown[];
  readonly streams: boolean;
}

const whole: unknown = hasReference
  ? JSON.parse(gunzipSync(readFileSync(`${referenceFolder}/openai.json.gz`)).toString())
  : {};

function examplesOf(path: string): readonly Example[] {
  const written = at(object(object(at(whole, 'paths'))[path]), 'post.x-oaiMeta.examples');
  return objects([written].flat()).map((example) => {
    const request = parse(/-d '(.*)'/su.exec(text(at(example, 'request.curl')))?.[1] ?? '{}') as unknown;
    // Written by hand: one vector has an ellipsis, some lists a comma too many. YAML is JSON that allows for the latter.
    const said = text(example['response'])
      .trim()
      .replace(/^\s*\.{3}.*$/mu, '');
    const streams = at(request, 'stream') === true;
    const replies = streams ? eventsOf(said) : [parse(said) as unknown];
    return { title: text(example['title']) || 'example', request, replies, streams };
  });
}

/** The events of a stream, written with or without their field names. */
function eventsOf(stream: string): readonly unknown[] {
  const lines = stream.split('\n').map((line) => line.replace(/^data: /u, ''));
  return lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as unknown);
}

const wires = [
  ['chat', '/chat/completions'],
  ['responses', '/responses'],
  ['embeddings', '/embeddings'],
] as const;

describe.skipIf(!hasReference).each(wires)("the OpenAI document's examples for the %s wire", (wire, path) => {
  const { unclaimed } = exceptions[wire]?.openai ?? none;

  test.each(examplesOf(path))('$title', async ({ request, replies, streams }) => {
    const schema = await WireSchema.of(wire);
    // A request made only of what we do without, as one for a file search, leaves nothing to hold.
    const asked = without(request, unclaimed);
    expect(schema.refusal('Request', withoutEmpty(asked?.rest))).toBeNull();
    expect(replies.length).toBeGreaterThan(0);
    for (const reply of replies) {
      const claimed = without(numbered(reply), unclaimed);
      if (claimed !== null) expect(schema.refusal(streams ? 'StreamEvent' : 'Reply', claimed.rest)).toBeNull();
    }
  });
});

/** The document's streams are older than the numbers of their events. */
function numbered(value: unknown): unknown {
  return text(object(value)['type']).startsWith('response.') ? { sequence_number: 0, ...object(value) } : value;
}

/** A list that lost all its items is one that nobody would send. */
function withoutEmpty(value: unknown): unknown {
  const said = Object.entries(object(value)).filter(([, inner]) => !(Array.isArray(inner) && inner.length === 0));
  return Object.fromEntries(said);
}
