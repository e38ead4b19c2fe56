import type { Cage } from '../cage/cage.ts';
import type { StartKernel } from '../kernel.ts';
import { KernelProcess } from '../kernel-process.ts';
import type { Interpreter } from '../python/interpreter.ts';
import { newConnection } from './connection.ts';
import { JupyterKernel } from './jupyter-kernel.ts';

/** Python in an ipykernel. */
export function ipykernelIn(cage: Cage, { program, reads, userBase }: Interpreter): StartKernel {
  return async (room) => {
    const connection = await newConnection();
    const own = { IPYTHONDIR: connection.folder, JUPYTER_RUNTIME_DIR: connection.folder, PYTHONUSERBASE: userBase };
    const env = { ...own, PYTHONUTF8: '1', PYTHONDONTWRITEBYTECODE: '1' };
    const quiet = ['--IPKernelApp.log_level=CRITICAL', '--HistoryManager.enabled=False', '--colors=NoColor'];
    const args = ['-m', 'ipykernel_launcher', '-f', connection.file, ...quiet];
    const child = await KernelProcess.start(cage, { program, args, env, reads, shared: connection.folder }, room);
    // What it shows comes by message; the rest nobody reads.
    for (const stream of [child.stdout, child.stderr, child.channel]) stream.resume();
    return JupyterKernel.connect(child, connection);
  };
}
