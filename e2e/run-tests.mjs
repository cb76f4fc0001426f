// `npm test`: checks, then every test, on a clone with only Node. Ends with the total counts.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepare } from '../embedded/prepare.mjs';

/** Browser tests wait for processes and screenshots half of the time, so a third worker keeps two cores busy. */
const WORKERS = { e2e: 3 };

/** In memory, as temporary files: databases of tests need not survive the machine, and would wait for the disk with every commit. */
const MEMORY = '/dev/shm';
/** Bytes of memory that a run leaves free by far; with less, temporary files stay on the disk. */
const AMPLE = 8 * 2 ** 30;

const root = fileURLToPath(new URL('..', import.meta.url));
await prepare();

const scratch = temporaryFolder();
const counts = { passed: 0, failed: 0 };
let broken = false;

step('check', ['npm', 'run', 'check', '--silent']);
for (const projects of [['unit', 'web'], ['int'], ['e2e']]) jest(projects);
rmSync(scratch, { recursive: true, force: true });
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exit(broken || counts.failed > 0 ? 1 : 0);

function temporaryFolder() {
  const folder = mkdtempSync(join(isAmple(MEMORY) ? MEMORY : tmpdir(), 'anamnesis-test-'));
  // Like every folder for temporary files: PostgreSQL runs as another user than root.
  chmodSync(folder, 0o1777);
  return folder;
}

function isAmple(folder) {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return Math.min(bavail * bsize, process.availableMemory()) > AMPLE;
}

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
      TMPDIR: scratch,
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
