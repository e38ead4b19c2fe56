/**
 * The process that takes the text out of one file. Its only argument is the job, as JSON; what it finds goes line by line
 * to file descriptor 3. It may read the file and its own code, and nothing else (see process.ts).
 */
import { once } from 'node:events';
import { Socket } from 'node:net';
import { ReadFailure } from './found.ts';
import type { Line, Job } from './line.ts';
import { readFile } from './read-file.ts';
import { readers } from './readers/index.ts';

const { path, extractor, options } = JSON.parse(process.argv[2] ?? '') as Job;
const out = new Socket({ fd: 3 });

async function tell(line: Line): Promise<void> {
  if (!out.write(`${JSON.stringify(line)}\n`)) await once(out, 'drain');
}

try {
  const reader = await readers[extractor]();
  for await (const found of readFile(reader, path, options)) {
    await tell('metadata' in found ? found : { page: found.page, text: found.text });
  }
} catch (error) {
  await tell({ failure: error instanceof ReadFailure ? error.reason : 'broken' });
}
out.end(() => {
  // A parser may have left a timer or a stream behind.
  process.exit();
});
