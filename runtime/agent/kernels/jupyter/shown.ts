import { type KernelOutput, type Mime, mimes } from '../kernel.ts';
import type { Message } from './message.ts';

/** What a message of the IOPub channel shows; null: nothing that we know how to show. */
export function shownBy({ type, content }: Message): KernelOutput | null {
  switch (type) {
    case 'stream': {
      const { name, text } = content;
      if (typeof text !== 'string') return null;
      return { kind: 'text', stream: name === 'stderr' ? 'stderr' : 'stdout', text };
    }
    case 'execute_result':
    case 'display_data': {
      const rich = richest(content['data']);
      const displayId = displayIdOf(content);
      return rich && { kind: 'shown', ...rich, ...(displayId !== null && { displayId }) };
    }
    case 'update_display_data': {
      const rich = richest(content['data']);
      const displayId = displayIdOf(content);
      return rich === null || displayId === null ? null : { kind: 'updated', ...rich, displayId };
    }
    case 'error': {
      const { traceback } = content;
      if (!Array.isArray(traceback)) return null;
      const lines = traceback.filter((line) => typeof line === 'string');
      return { kind: 'text', stream: 'stderr', text: `${lines.map(plain).join('\n')}\n` };
    }
    case 'clear_output':
      return { kind: 'cleared', wait: content['wait'] === true };
    default:
      return null;
  }
}

/** `ZeroDivisionError: division by zero`. */
export function errorOf({ ename, evalue }: Message['content']): string {
  const name = typeof ename === 'string' && ename !== '' ? ename : 'Error';
  return typeof evalue === 'string' && evalue !== '' ? `${name}: ${plain(evalue)}` : name;
}

/** The richest of the forms in which a value comes. */
function richest(data: unknown): { readonly mime: Mime; readonly data: unknown } | null {
  if (typeof data !== 'object' || data === null) return null;
  const forms = data as Readonly<Record<string, unknown>>;
  for (const mime of mimes) {
    const form = forms[mime];
    if (mime === 'application/json' && form !== undefined) return { mime, data: form };
    if (typeof form !== 'string') continue;
    return { mime, data: mime === 'image/png' ? `data:image/png;base64,${form.replaceAll(/\s/g, '')}` : form };
  }
  return null;
}

function displayIdOf({ transient }: Message['content']): string | null {
  if (typeof transient !== 'object' || transient === null || !('display_id' in transient)) return null;
  return typeof transient.display_id === 'string' ? transient.display_id : null;
}

/** Without the colours of a terminal. */
const plain = (text: string): string => text.replaceAll(/\u001b\[[0-9;]*[A-Za-z]/g, '');
