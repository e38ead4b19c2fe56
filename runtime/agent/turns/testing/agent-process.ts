import { argv } from 'node:process';
import { tool } from '../../tools/tool.ts';
import { Workspace } from './workspace.ts';

/** For tests: a process with turns that can be killed. Arguments: its home folder and the gateway's address. */
const [, , home = '', gatewayUrl = ''] = argv;
const about = { description: 'A tool of a test.', parameters: { type: 'object' } } as const;
const quick = tool({ ...about, name: 'quick' }, () => Promise.resolve('quick result'));
const stuck = tool({ ...about, name: 'stuck' }, (_, { progress }) => {
  progress('stuck now');
  return new Promise(() => undefined);
});
const workspace = await Workspace.open({ home, gatewayUrl, tools: () => [quick, stuck] });
const conversation = await workspace.conversation();
process.stdout.write(`${JSON.stringify({ url: workspace.url, conversation })}\n`);
