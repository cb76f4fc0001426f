// `npm test`: checks, then every test but the long ones, on a clone with only Node. Ends with the total counts.
// `npm run test:long`: the long suites, and all those in a browser with random delays; with `--quarter`, a fourth of both, another one each day.
// `--figures` prints where the time of each suite goes. Further words choose suites by their path. Suites without a browser that have passed today
// are left out if nothing that they depend on has changed; `--all` runs them too.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { prepare } from '../embedded/prepare.mjs';
import { changedSuites } from './testing/changed-suites.mjs';

/**
 * Workers for two cores. Those of int and e2e have backends and a browser beside them that compute too; with three or four, the same
 * suites compute up to a fifth more and end later.
 */
const WORKERS = 2;
/** Browser suites of what few people do on few days, which the long tests run; named by its path, one runs here too. */
const RARE = '\\.long\\.e2e\\.';
/** A worker of int holds a product, which takes longer to start anew than a second gigabyte to collect (`jest.config.js`). */
const MEMORY_OF_INT = ['--workerIdleMemoryLimit=2GB'];

/** In memory, as temporary files: databases of tests need not survive the machine, and would wait for the disk with every commit. */
const MEMORY = '/dev/shm';
/** Bytes of free memory, much more than a run takes; with less, temporary files stay on the disk. */
const AMPLE = 8 * 2 ** 30;
const DAY = 24 * 60 * 60 * 1_000;
/** The exit code of what Ctrl-C has ended. */
const INTERRUPTED = 130;

const root = fileURLToPath(new URL('..', import.meta.url));
const { values: asked, positionals: patterns } = words();
// A few suites say themselves what they need.
if (patterns.length === 0) await requirePrograms();
await prepare('everything');

const scratch = temporaryFolder();
const counts = { passed: 0, failed: 0 };
let broken = false;
// The command that runs gets it too. Without a listener this process would end before it has removed its files.
process.once('SIGINT', () => undefined);

try {
  if (asked.long) {
    const delays = process.env.TEST_DELAYS || String(Math.floor(Math.random() * 1e9));
    console.log(`Calls, jobs and messages of browser suites are delayed at random: TEST_DELAYS=${delays} repeats it`);
    const day = Math.floor(Date.now() / DAY);
    // The long suites have faults of their own: they kill the Redis that delayed messages would come from.
    for (const [projects, env] of [
      ['long', { TEST_DELAYS: '' }],
      ['e2e', { TEST_DELAYS: delays }],
    ])
      if (asked.quarter) jestOnPaths(projects, env, quarterOf(projects, day));
      else jest(projects, env);
  } else {
    if (patterns.length === 0) broken = spawn('check', ['npm', 'run', 'check', '--silent']) !== 0;
    for (const projects of ['unit web', 'int'])
      if (patterns.length === 0 && !asked.all) jestOnChanges(projects);
      else jest(projects);
    jest('e2e', {}, patterns.length === 0 ? [`--testPathIgnorePatterns=${RARE}`] : []);
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
if (patterns.length > 0 && counts.passed + counts.failed === 0 && !broken) {
  console.error(`\nNo suite of this command has ${patterns.join(' or ')} in its path`);
  broken = true;
}
console.log(
  `\n${counts.passed} passed, ${counts.failed} failed${broken ? '; a part did not run or did not pass' : ''}`,
);
process.exit(broken || counts.failed > 0 ? 1 : 0);

/** Installs what tests run and the machine lacks, or ends here: a suite would say it minutes later. */
async function requirePrograms() {
  const { ensurePrograms, usualPrograms } = await import('../platform/src/testing/debian-programs.ts');
  await ensurePrograms(...usualPrograms).catch(({ message }) => {
    console.error(`\n${message}`);
    process.exit(1);
  });
}

/** What was asked for; ends here if it is unknown. */
function words() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        long: { type: 'boolean' },
        quarter: { type: 'boolean' },
        figures: { type: 'boolean' },
        all: { type: 'boolean' },
      },
    });
  } catch ({ message }) {
    console.error(message);
    process.exit(1);
  }
}

/** Every fourth suite of a kind, of those whose path is asked for; four days in a row have all of them. */
function quarterOf(kind, day) {
  const suites = globSync(`*/src/**/*.${kind}.test.ts`, { cwd: root }).sort();
  const isAsked = (suite) => patterns.length === 0 || patterns.some((pattern) => suite.includes(pattern));
  return suites.filter((suite, index) => index % 4 === day % 4 && isAsked(suite));
}

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
  const began = Date.now();
  const { status, signal } = spawnSync(command, args, {
    ...{ cwd: root, stdio: 'inherit', env: { ...process.env, ...env } },
  });
  if (signal === 'SIGINT' || status === INTERRUPTED) {
    rmSync(scratch, { recursive: true, force: true });
    process.exit(INTERRUPTED);
  }
  console.log(`— ${name} ${status === 0 ? 'passed' : 'failed'} (${Math.round((Date.now() - began) / 1_000)} s)`);
  return status;
}

/** Runs the suites that may have other results than today's last ones. */
function jestOnChanges(projects) {
  const { suites, unchanged, remember } = changedSuites(projects);
  if (unchanged.length > 0) console.log(`\n— ${projects} passed today on the same files: ${unchanged.join(', ')}`);
  if (jestOnPaths(projects, {}, suites)) remember();
}

/** Runs these suites, if there are any; whether all passed. */
function jestOnPaths(projects, env, suites) {
  return suites.length === 0 || jest(projects, env, ['--runTestsByPath', ...suites]);
}

/** Runs the suites of these projects, and adds to the counts; whether all passed. */
function jest(projects, env = {}, options = []) {
  const results = join(scratch, 'results.json');
  const reporters = asked.figures ? ['default', join(root, 'e2e/testing/figures.mjs')] : ['default'];
  const status = spawn(
    projects,
    [
      ...[process.execPath, '--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'],
      ...['--selectProjects', ...projects.split(' '), `--maxWorkers=${WORKERS}`],
      ...(projects === 'int' ? MEMORY_OF_INT : []),
      ...['--json', `--outputFile=${results}`, '--silent', ...reporters.map((name) => `--reporters=${name}`)],
      ...['--passWithNoTests', ...options, ...(options.includes('--runTestsByPath') ? [] : patterns)],
    ],
    { LOG_LEVEL: 'silent', TMPDIR: scratch, ...env },
  );
  if (!existsSync(results)) {
    broken = true;
    return false;
  }
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(results, 'utf8'));
  rmSync(results);
  // A suite that failed outside of its tests counts as a failure.
  const red = testResults.filter(({ status: outcome }) => outcome === 'failed');
  const isOutside = ({ assertionResults }) => !assertionResults.some(({ status: outcome }) => outcome === 'failed');
  counts.passed += numPassedTests;
  counts.failed += numFailedTests + red.filter(isOutside).length;
  // For example the shared product did not stop.
  if ((testResults.length === 0 && patterns.length === 0) || (status !== 0 && red.length === 0)) broken = true;
  return status === 0;
}
