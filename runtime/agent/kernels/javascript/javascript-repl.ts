/**
 * The process in which cells of JavaScript run. The main thread is the cells'; it evaluates them the way a console does:
 * variables of all kinds stay and may be declared again, `await` stands anywhere. A second thread takes commands, as lines
 * of JSON from file descriptor 3, and so can end a loop without end; what was there before stays.
 *
 * Starts on its own and imports nothing of ours: it is read from inside a cage.
 */
import { writeSync } from 'node:fs';
import { type Runtime, Session } from 'node:inspector';
import { builtinModules, createRequire } from 'node:module';
import { Socket } from 'node:net';
import { inspect } from 'node:util';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';

/** What the second thread tells the first. */
type Order = { readonly code: string } | { readonly interrupt: true };

/** What a cell came to: lines for whoever asked, the last with its error. */
type Lines = readonly ({ readonly mime: string; readonly data: string } | { readonly error: string | null })[];

/** Milliseconds for the main thread to answer; then it is busy. */
const patience = 100;

if (isMainThread) runCells();
else takeCommands();

function runCells(): void {
  offerModules();
  for (const stream of [process.stdout, process.stderr]) makeBlocking(stream);
  // It interrupts what a cell waits for; the second thread interrupts the cell.
  process.on('SIGINT', () => undefined);
  process.on('unhandledRejection', (reason) => {
    complain('Unhandled', reason);
  });
  process.on('uncaughtException', (error) => {
    complain('Uncaught', error);
  });
  const session = new Session();
  session.connect();
  let interrupt: () => void = () => undefined;
  const worker = new Worker(new URL(import.meta.url));
  worker.on('message', (order: Order) => {
    if ('interrupt' in order) {
      interrupt();
      return;
    }
    const stopped = new Promise<Lines>((resolve) => {
      interrupt = () => {
        resolve([{ error: 'Interrupted' }]);
      };
    });
    void Promise.race([linesOf(session, order.code), stopped]).then((lines) => {
      worker.postMessage(lines);
    });
  });
}

/** Says what went wrong behind a cell. */
function complain(what: string, failure: unknown): void {
  process.stderr.write(`${what}: ${inspect(failure)}\n`);
}

/** What a cell prints is to go out while it runs, and not to gather until it waits for something. */
function makeBlocking(stream: NodeJS.WriteStream): void {
  const { _handle: handle } = stream as { readonly _handle?: { setBlocking?(isBlocking: boolean): void } };
  handle?.setBlocking?.(true);
}

/** As in a console: the modules of Node under their names, and `require`. */
function offerModules(): void {
  const require = createRequire(`${process.cwd()}/cell.js`);
  const names = builtinModules.filter((name) => /^[a-z0-9_]+$/.test(name) && !name.startsWith('_'));
  for (const name of ['require', ...names.filter((module) => !(module in globalThis))]) {
    const define = (value: unknown): void => {
      Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
    };
    const get = (): unknown => (name === 'require' ? require : require(name)) as unknown;
    Object.defineProperty(globalThis, name, { get, set: define, configurable: true });
  }
}

/** Evaluates a cell. Returns at once only where the cell does. */
async function linesOf(session: Session, code: string): Promise<Lines> {
  const { result, exceptionDetails } = await new Promise<Runtime.EvaluateReturnType>((resolve) => {
    const asked = { expression: code, replMode: true, awaitPromise: true, objectGroup: 'cell' };
    session.post('Runtime.evaluate', asked, (error, answer) => {
      const ended = { result: { type: 'string', value: 'Interrupted' } } as const;
      resolve(
        error === null
          ? (answer as Runtime.EvaluateReturnType)
          : { ...ended, exceptionDetails: { text: 'Interrupted', ...nowhere, ...ended } },
      );
    });
  });
  if (exceptionDetails !== undefined) {
    const thrown = exceptionDetails.exception;
    const text = withoutOurs(thrown === undefined ? exceptionDetails.text : textOf(session, thrown));
    writeWhole(2, `${text}\n`);
    return [{ error: (thrown?.description ?? text).split('\n')[0] ?? '' }];
  }
  if (result.type === 'undefined') return [{ error: null }];
  return [{ mime: 'text/plain', data: textOf(session, result) }, { error: null }];
}

/** A trace ends where our own code begins. */
const withoutOurs = (text: string): string => text.replace(/\n +at Session\.post \(node:inspector[^]*$/, '');

const nowhere = { exceptionId: 0, lineNumber: 0, columnNumber: 0 };

/** A value as a console prints it. */
function textOf(session: Session, { objectId, value, unserializableValue, description }: Runtime.RemoteObject): string {
  if (objectId === undefined) return unserializableValue ?? inspect(value);
  const taken: unknown[] = [];
  const key = Symbol.for('polywire.taken');
  Object.defineProperty(globalThis, key, { value: (one: unknown) => taken.push(one), configurable: true });
  const functionDeclaration = "function (one) { globalThis[Symbol.for('polywire.taken')](one); }";
  session.post('Runtime.callFunctionOn', { functionDeclaration, objectId, arguments: [{ objectId }] });
  Reflect.deleteProperty(globalThis, key);
  return taken.length === 0 ? (description ?? '') : inspect(taken[0], { depth: 4 });
}

function takeCommands(): void {
  const session = new Session();
  session.connectToMainThread();
  const channel = new Socket({ fd: 3 });
  let mark = '';
  let rest = '';
  let busy = false;

  parentPort?.on('message', (lines: Lines) => {
    busy = false;
    for (const descriptor of [1, 2]) writeWhole(descriptor, mark);
    for (const line of lines) channel.write(`${JSON.stringify({ ...line, mark })}\n`);
  });

  const take = (line: string): void => {
    const command = JSON.parse(line) as { readonly code: string; readonly mark: string } | { readonly interrupt: true };
    if ('interrupt' in command) {
      parentPort?.postMessage(command);
      setTimeout(() => {
        if (busy) session.post('Runtime.terminateExecution');
      }, patience);
      return;
    }
    busy = true;
    ({ mark } = command);
    parentPort?.postMessage({ code: command.code });
  };

  channel.setEncoding('utf8');
  channel.on('data', (piece: string) => {
    const lines = `${rest}${piece}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) take(line);
  });
  channel.on('close', () => {
    process.kill(process.pid, 'SIGKILL');
  });
}

/** Writes a text to a descriptor that takes it when it can. */
function writeWhole(descriptor: number, text: string): void {
  for (let rest = Buffer.from(text); rest.length > 0;) rest = rest.subarray(writeSync(descriptor, rest));
}
