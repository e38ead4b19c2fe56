import { argv } from 'node:process';
import { bare } from '../../../kernels/cage/bare.ts';
import { findCage } from '../../../kernels/cage/find.ts';
import { shellIn } from '../../../kernels/shell/start.ts';
import { Notebook } from './notebook.ts';

/** For tests: a process with scratchpads of shell cells that can be killed. Arguments: its home folder; `bare` for no cage. */
const [, , home = '', kind] = argv;
const cage = kind === 'bare' ? bare('it is a test') : await findCage(process.env['PATH'] ?? '');
const of = { python: null, javascript: null, shell: shellIn(cage) };
const notebook = await Notebook.open({ home, find: () => Promise.resolve({ lack: cage.lack, of }) });
process.stdout.write(`${JSON.stringify({ url: notebook.url })}\n`);
