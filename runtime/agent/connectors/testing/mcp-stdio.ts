/** A small MCP server over stdio. Its first argument is a file that it writes its process id into. */

import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { mcpAnswer } from './mcp-answers.ts';

const [, , note] = process.argv;
if (note !== undefined) writeFileSync(note, String(process.pid));
createInterface({ input: process.stdin }).on('line', (line) => {
  const answer = mcpAnswer(JSON.parse(line), process.env);
  if (answer !== null) process.stdout.write(`${JSON.stringify(answer)}\n`);
});
