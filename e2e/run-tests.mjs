// `npm test`: checks, then every test, on a clone with only Node. Ends with the total counts.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepare } from '../embedded/prepare.mjs';

/** Browser tests wait for processes and screenshots half of the time, so a third worker keeps two cores busy. */
const WORKERS = { e2e: 3 };

/** In memory, as temporary files: databases of tests need not survive the machine, and would wait for the disk with every commit. */
const MEMORY = '/dev/shm';
/** Bytes of memory that a run leaves free by far; with less, temporary files stay on the disk. */
const AMPLE = 8 * 2 ** 30;

/** The most red suites of a run that may be due to a busy machine. */
const SECOND_RUNS = 3;
/** Suites that wait for nothing; some try random input, so that red is a finding. */
const PURE = /\.unit\.test\.tsx?$/;

const root = fileURLToPath(new URL('..', import.meta.url));
await prepare('everything');

const scratch = temporaryFolder();
const counts = { passed: 0, failed: 0 };
/** Suites that were red in the run of all, and green alone. */
const unsteady = [];
const isRed = ({ status }) => status === 'failed';
const testsOf = ({ assertionResults }, outcome) => assertionResults.filter(({ status }) => status === outcome).length;
let broken = spawn('check', ['npm', 'run', 'check', '--silent']) !== 0;

for (const projects of [['unit', 'web'], ['int'], ['e2e']]) jest(projects);
rmSync(scratch, { recursive: true, force: true });
for (const file of unsteady)
  console.log(`\nUnsteady, to be mended: ${relative(root, file)} was red beside others, and green alone`);
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

/** The exit code of a command, null if a signal ended it. */
function spawn(name, [command, ...args], env = {}) {
  console.log(`\n— ${name}`);
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  if (status !== 0) console.log(`— ${name} failed`);
  return status;
}

/** Runs the suites of these projects, and a few red ones once more (ADR 69). */
function jest(projects) {
  const title = projects.join(' and ');
  const suites = run(title, projects, [`--maxWorkers=${WORKERS[projects[0]] ?? 2}`]);
  const red = [...suites.values()].filter(isRed).map(({ name }) => name);
  if (red.length > 0 && red.length <= SECOND_RUNS && !red.some((file) => PURE.test(file))) {
    const second = run(`${title}, red suites alone`, projects, ['--runInBand', '--runTestsByPath', ...red]);
    for (const [file, suite] of second) suites.set(file, suite);
    unsteady.push(...red.filter((file) => !isRed(suites.get(file))));
  }
  for (const suite of suites.values()) {
    counts.passed += testsOf(suite, 'passed');
    // A suite that failed to start has no tests, but counts as a failure.
    if (isRed(suite)) counts.failed += Math.max(testsOf(suite, 'failed'), 1);
  }
  if (suites.size === 0) broken = true;
}

/** One run of Jest; the results of its suites by file. */
function run(title, projects, options) {
  const results = join(scratch, 'results.json');
  rmSync(results, { force: true });
  const status = spawn(
    title,
    [
      ...[process.execPath, '--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'],
      ...['--selectProjects', ...projects, '--json', `--outputFile=${results}`, '--silent', ...options],
    ],
    { LOG_LEVEL: 'silent', TMPDIR: scratch },
  );
  const suites = JSON.parse(readFileSync(results, 'utf8')).testResults;
  // For example the shared product did not stop.
  if (status !== 0 && !suites.some(isRed)) broken = true;
  return new Map(suites.map((suite) => [suite.name, suite]));
}
