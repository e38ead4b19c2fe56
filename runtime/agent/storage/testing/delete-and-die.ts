/**
 * `node delete-and-die.ts STEP HOME PROJECT`: deletes a project as the server does and kills itself with SIGKILL at the step.
 * The steps are around what the deletion asks of the system: a commit, a move, a removal.
 */
import { DatabaseSync } from 'node:sqlite';
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

const [step = '', home = '', project = ''] = process.argv.slice(2);

function dieAt(reached: string): void {
  if (reached === step) process.kill(process.pid, 'SIGKILL');
}

const { rename, rm } = fs;
fs.rename = async (...args) => {
  dieAt('before the move');
  await rename(...args);
  dieAt('after the move');
};
fs.rm = async (...args) => {
  dieAt('before the removal');
  await rm(...args);
  dieAt('after the removal');
};
syncBuiltinESMExports();

// A statement that is committed was prepared with this text; the rows of the deletion are in it.
const prepare = Reflect.get<DatabaseSync, 'prepare'>(DatabaseSync.prototype, 'prepare');
DatabaseSync.prototype.prepare = function (this: DatabaseSync, text: string) {
  const statement = prepare.call(this, text);
  if (text !== 'commit') return statement;
  const run = statement.run.bind(statement);
  statement.run = (...args: []) => {
    if (isDeleted(this)) dieAt('before the commit');
    const done = run(...args);
    if (isDeleted(this)) dieAt('after the commit');
    return done;
  };
  return statement;
};

function isDeleted(database: DatabaseSync): boolean {
  return (
    prepare.call(database, 'select 1 from sqlite_schema where name = ?').get('project') !== undefined &&
    prepare.call(database, 'select 1 from project where id = ?').get(project) === undefined
  );
}

// Not before the system's functions are replaced.
const { testGround } = await import('../../testing/ground.ts');
const { deleteProject } = await import('../../projects/delete.ts');

const ground = await testGround(home);
await deleteProject(ground, project, () => Promise.resolve());
throw new Error(`the step '${step}' was not reached`);
