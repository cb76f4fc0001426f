// `npm test`: checks, then every test, on a clone with only Node. Ends with the total counts.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepare } from '../embedded/prepare.mjs';

/** Browser tests wait for processes and screenshots half of the time, so a third worker keeps two cores busy. */
const WORKERS = { e2e: 3 };

const root = fileURLToPath(new URL('..', import.meta.url));
await prepare();

const scratch = mkdtempSync(join(tmpdir(), 'anamnesis-results-'));
const counts = { passed: 0, failed: 0 };
let broken = false;

step('check', ['npm', 'run', 'check', '--silent']);
for (const projects of [['unit', 'web'], ['int'], ['e2e']]) jest(projects);
rmSync(scratch, { recursive: true, force: true });
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exit(broken || counts.failed > 0 ? 1 : 0);

function step(name, [command, ...args], env = {}) {
  console.log(`\n— ${name}`);
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  if (status === 0) return;
  broken = true;
  console.log(`— ${name} failed`);
}

function jest(projects) {
  const results = join(scratch, `${projects.join('-')}.json`);
  const runner = [
    process.execPath,
    '--experimental-vm-modules',
    '--no-warnings',
    'node_modules/jest/bin/jest.js',
    `--maxWorkers=${WORKERS[projects[0]] ?? 2}`,
  ];
  step(
    projects.join(' and '),
    [...runner, '--selectProjects', ...projects, '--json', `--outputFile=${results}`, '--silent'],
    {
      LOG_LEVEL: 'silent',
    },
  );
  const { numPassedTests, numFailedTests, numTotalTests, numFailedTestSuites } = JSON.parse(
    readFileSync(results, 'utf8'),
  );
  counts.passed += numPassedTests;
  // A suite that failed to start has no tests, but counts as a failure.
  counts.failed += Math.max(numFailedTests, numFailedTestSuites);
  if (numTotalTests === 0) broken = true;
}
