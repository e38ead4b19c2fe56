import { readArguments, type Command } from './command.ts';

export const doctor: Command = {
  summary: 'check the providers of a deployment file with free calls',
  help: `Usage: polywire doctor [--config FILE] [--json]

Asks every provider of the deployment file for its list of models, which costs
nothing, and says what is wrong and what to do: is it there, is its credential
in the environment and accepted, does it have the models that the file names?

  --config FILE  deployment file; default polywire.yaml
  --json         one line of JSON instead: ok, checks

Exit codes: 0 ok, warnings too; 1 something failed, 2 bad usage.`,

  async run(args) {
    const { values } = readArguments(args, {
      config: { type: 'string', default: 'polywire.yaml' },
      json: { type: 'boolean', default: false },
    });
    const { examine } = await import('./setup/examine.ts');
    const { linesOf } = await import('./setup/verdict.ts');
    const checks = await examine(values.config, process.env);
    const failed = checks.filter(({ level }) => level === 'fail').length;
    if (values.json) console.log(JSON.stringify({ ok: failed === 0, checks }));
    else for (const line of checks.flatMap(linesOf)) console.log(line);
    if (failed > 0) throw new Error(`${failed} of ${checks.length} checks failed`);
  },
};
