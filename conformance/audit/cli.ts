import { audit } from './audit.ts';

/** `npm run audit`: 0 nothing of moderate severity or above, 1 something, 3 not run. */
const verdict = await audit();
switch (verdict.kind) {
  case 'clean':
    console.log(`no advisory of moderate severity or above for ${verdict.packages} packages`);
    break;
  case 'advisories':
    for (const { package: name, severity, about } of verdict.advisories)
      console.error(`${severity}  ${name}: ${about.join('; ')}`);
    process.exitCode = 1;
    break;
  case 'not_run':
    console.error(`not run: the registry does not answer audits (${verdict.reason})`);
    process.exitCode = 3;
    break;
}
