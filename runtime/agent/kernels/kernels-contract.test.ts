import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bubblewrap as bubblewrapHere, ipykernel, onProgram } from '../../platform/testing/programs.ts';
import { onPython } from '../../platform/testing/python.ts';
import { bare } from './cage/bare.ts';
import { bubblewrap } from './cage/bubblewrap.ts';
import type { Cage } from './cage/cage.ts';
import { javascriptIn } from './javascript/start.ts';
import { ipykernelIn } from './jupyter/start.ts';
import type { StartKernel } from './kernel.ts';
import { findInterpreter, type Interpreter } from './python/interpreter.ts';
import { pythonIn } from './python/start.ts';
import { shellIn } from './shell/start.ts';
import { see, withKernel } from './testing/rooms.ts';
import { usageOf } from './usage.ts';

let found: Promise<Interpreter | null> | null = null;
const interpreter = async (): Promise<Interpreter> => {
  const here = await (found ??= findInterpreter(process.env));
  if (here === null) throw new Error('there is no Python');
  return here;
};

/** The same words in each language. */
interface Words {
  readonly start: (cage: Cage) => StartKernel;
  readonly set: string;
  readonly ask: string;
  readonly answer: { readonly stdout?: string; readonly shown?: readonly string[] };
  readonly fail: string;
  readonly failure: string;
  readonly both: string;

  /** Prints `on`, then never ends. */
  readonly loop: string;

  /** Prints `on`, then waits for another process. */
  readonly wait: string;

  /** Prints all of its environment. */
  readonly environment: string;
  readonly exit: string;

  /** Leaves a process behind that does not die of its parent's death. */
  readonly leave: string;
}

const python: Omit<Words, 'start'> = {
  set: 'x = 41',
  ask: 'x + 1',
  answer: { shown: ['text/plain: 42'] },
  fail: 'print("a")\n1/0',
  failure: 'ZeroDivisionError: division by zero',
  both: 'import sys\nprint("é😀")\nprint("e", file=sys.stderr)',
  loop: 'print("on", flush=True)\nwhile True: pass',
  wait: 'import subprocess\nprint("on", flush=True)\nsubprocess.run(["sleep", "1000"])',
  environment: 'import os\nprint(dict(os.environ))',
  exit: 'import os\nos._exit(7)',
  leave: 'import subprocess\nsubprocess.Popen(["setsid", "sleep", "1001"]).pid and None',
};

const kinds: Readonly<Record<string, Words>> = {
  'the Python of our own': {
    ...python,
    start: (cage) => async (room) => pythonIn(cage, await interpreter())(room),
  },
  'an ipykernel': {
    ...python,
    start: (cage) => async (room) => ipykernelIn(cage, await interpreter())(room),
  },
  JavaScript: {
    start: javascriptIn,
    set: 'const x = 41; let y = 1',
    ask: 'const x2 = await x; x2 + y',
    answer: { shown: ['text/plain: 42'] },
    fail: 'console.log("a"); null.x',
    failure: "TypeError: Cannot read properties of null (reading 'x')",
    both: 'console.log("é😀"); console.error("e")',
    loop: 'console.log("on"); while (true);',
    wait: 'console.log("on"); child_process.execSync("sleep 1000")',
    environment: 'console.log(process.env)',
    exit: 'process.exit(7)',
    leave: 'child_process.spawn("setsid", ["sleep", "1001"], { detached: true }); undefined',
  },
  'a shell': {
    start: shellIn,
    set: 'x=41; f() { echo $((x + 1)); }',
    ask: 'f',
    answer: { stdout: '42\n' },
    fail: 'echo a; false',
    failure: 'exit status 1',
    both: 'echo "é😀"; echo e >&2',
    loop: 'echo on; while :; do :; done',
    wait: 'echo on; sleep 1000',
    environment: 'env; cat /proc/self/environ',
    exit: 'exit 7',
    leave: 'setsid sleep 1001 &',
  },
};

const none = bare('there is none');

function contract(words: Words, cage: Cage): void {
  const start = words.start(cage);

  it('keeps its state, tells what it shows and what went wrong', async () => {
    await withKernel(start, async (kernel) => {
      expect((await see(kernel, words.set)).error).toBeNull();
      expect(await see(kernel, words.ask)).toMatchObject({ error: null, ...words.answer });
      expect(await see(kernel, words.fail)).toMatchObject({ error: words.failure, stdout: 'a\n' });
      const both = await see(kernel, words.both);
      expect([both.stdout, both.stderr]).toEqual(['é😀\n', 'e\n']);
      expect(await see(kernel, words.ask)).toMatchObject({ error: null, ...words.answer });
    });
  });

  it('is interrupted, in a loop and while it waits, and keeps its state', async () => {
    await withKernel(start, async (kernel) => {
      await see(kernel, words.set);
      expect((await see(kernel, words.loop, 'on')).error).toBe('interrupted');
      expect((await see(kernel, words.wait, 'on')).error).toBe('interrupted');
      expect(await see(kernel, words.ask)).toMatchObject({ error: null, ...words.answer });
    });
  });

  it('says that it has ended', async () => {
    await withKernel(start, async (kernel) => {
      const told = 'The kernel ended by itself (exit code 7); its state is gone.';
      expect((await see(kernel, words.exit)).error).toBe(told);
      expect((await see(kernel, words.ask)).error).toBe(told);
      expect(await kernel.ended).toBe(told);
    });
  });

  it('inherits no variable', async () => {
    process.env['POLYWIRE_CANARY'] = 'canary-7f3a';
    try {
      await withKernel(start, async (kernel) => {
        const { stdout, shown } = await see(kernel, words.environment);
        expect(stdout).toContain('PATH');
        expect([stdout, ...shown].join()).not.toContain('canary-7f3a');
        const own = await readFile(`/proc/${kernel.pid}/environ`, 'utf8');
        expect(own).toContain('PATH=');
        expect(own).not.toContain('canary-7f3a');
      });
    } finally {
      delete process.env['POLYWIRE_CANARY'];
    }
  });

  it('ends while it runs, with the reason, and with all of its processes', async () => {
    await withKernel(start, async (kernel) => {
      await see(kernel, words.set);
      const run = see(kernel, words.loop);
      await kernel.close('It was told to.');
      expect((await run).error).toBe('It was told to.');
      expect(await usageOf([kernel.pid])).toEqual([{ processes: 0, memory: 0 }]);
    });
  });
}

const { 'an ipykernel': jupyter, 'the Python of our own': own, ...others } = kinds;

function each(where: string, cage: Cage, chosen: Readonly<Record<string, Words | undefined>>): void {
  for (const [what, words] of Object.entries(chosen)) {
    if (words === undefined) continue;
    describe(`${what} ${where}`, () => {
      contract(words, cage);
    });
  }
}

/** A value that shows itself in several forms. */
const rich = `class Rich:
    def _repr_png_(self): return b'hi'
    def _repr_html_(self): return '<b>hi</b>'
class Table:
    def _repr_html_(self): return '<table></table>'
display(Table())
Rich()`;

each('in no cage', none, others);
await onPython('Python', () => {
  each('in no cage', none, { 'the Python of our own': own });

  it('shows values as richly as they can tell', async () => {
    await withKernel(
      async (room) => pythonIn(none, await interpreter())(room),
      async (kernel) => {
        expect((await see(kernel, rich)).shown).toEqual([
          'text/html: <table></table>',
          'image/png: data:image/png;base64,aGk=',
        ]);
      },
    );
  });
});
await onProgram('Jupyter', ipykernel, () => {
  each('in no cage', none, { 'an ipykernel': jupyter });

  it('shows values as richly as they can tell, anew and no more', async () => {
    await withKernel(
      async (room) => ipykernelIn(none, await interpreter())(room),
      async (kernel) => {
        expect((await see(kernel, rich)).shown).toEqual([
          'text/html: <table></table>',
          'image/png: data:image/png;base64,aGk=',
        ]);
        const later = `from IPython.display import clear_output, JSON
one = display(1, display_id=True)
one.update(2)
clear_output()
JSON({"a": 1})`;
        expect((await see(kernel, later)).shown).toEqual([
          ...['text/plain: 1', 'text/plain: 2', 'cleared', 'application/json: {"a":1}'],
        ]);
      },
    );
  });
});
await onProgram('bubblewrap', bubblewrapHere, async () => {
  each('in bubblewrap', bubblewrap, others);
  await onPython('Python', () => {
    each('in bubblewrap', bubblewrap, { 'the Python of our own': own });
  });
  await onProgram('Jupyter', ipykernel, () => {
    each('in bubblewrap', bubblewrap, { 'an ipykernel': jupyter });
  });
});

await onProgram('a cage', bubblewrapHere, () => {
  const start = shellIn(bubblewrap);

  it('lets nobody out to the network', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as { port: number };
    try {
      const connect = `exec 7<>/dev/tcp/127.0.0.1/${port} && echo connected`;
      await withKernel(start, async (kernel) => {
        const { stdout, error } = await see(kernel, `( ${connect} )`);
        expect([stdout, error]).toEqual(['', 'exit status 1']);
      });
      await withKernel(shellIn(bare('none')), async (kernel) => {
        expect((await see(kernel, `( ${connect} )`)).stdout).toBe('connected\n');
      });
    } finally {
      server.close();
    }
  });

  it('shows no file of the user, no other process, and lets the given files be read and not written', async () => {
    await withKernel(start, async (kernel, room) => {
      await writeFile(join(room.files, 'data.csv'), 'a,b\n');
      expect((await see(kernel, 'cat files/data.csv')).stdout).toBe('a,b\n');
      for (const change of [
        'echo x > files/data.csv',
        'rm files/data.csv',
        'touch files/y',
        'touch /usr/y',
        'rmdir files',
      ])
        expect((await see(kernel, `${change} 2>/dev/null`)).error).toMatch(/^exit status/);
      expect((await see(kernel, `ls ${process.cwd()} /root /home ${room.work} 2>/dev/null`)).stdout).toBe('');
      expect(Number((await see(kernel, 'ls -d /proc/[0-9]* | wc -l')).stdout)).toBeLessThan(8);
      expect((await see(kernel, `kill -0 ${process.pid}`)).error).toMatch(/^exit status/);
      expect((await see(kernel, 'echo kept > own; id -u')).stdout).toBe('1000\n');
      expect(await readFile(join(room.work, 'own'), 'utf8')).toBe('kept\n');
    });
  });

  it.each(Object.entries(others))('ends what %s has left behind', async (_, words) => {
    await withKernel(words.start(bubblewrap), async (kernel) => {
      await see(kernel, words.leave);
      const before = await usageOf([kernel.pid]);
      expect(before[0]?.processes).toBeGreaterThan(2);
      await kernel.close('over');
      expect(await left('sleep\u00001001')).toEqual([]);
    });
  });
});

async function left(command: string): Promise<readonly string[]> {
  const { readdir } = await import('node:fs/promises');
  const found: string[] = [];
  for (const name of await readdir('/proc')) {
    const line = /^\d+$/.test(name) ? await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '') : '';
    if (line.startsWith(command)) found.push(line);
  }
  return found;
}
