// `npm run measure -- [--tests] [commit …]`: clones each commit (by default the last), starts it as a newcomer does, on the Node of this
// machine, and prints one table of all of them. With `--tests` also its tests, twice. Parses on Node 20.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const asked = process.argv.slice(2);
const withTests = asked.includes('--tests');
const commits = asked.filter((word) => !word.startsWith('--'));
const READY = 'Anamnesis is ready';
/** The lines of a start, each the beginning of what its figure is called. */
const STEPS = { 'Installing packages': 'install, s', Building: 'build, s', 'Starting PostgreSQL': 'start, s' };

const columns = [];
for (const commit of commits.length > 0 ? commits : ['HEAD']) columns.push([commit, await figuresOf(commit)]);
const names = [...new Set(columns.flatMap(([, figures]) => Object.keys(figures)))];
console.log(`\n| Node ${process.versions.node} | ${columns.map(([commit]) => commit).join(' | ')} |`);
console.log(`| --- |${columns.map(() => ' --: |').join('')}`);
for (const name of names)
  console.log(`| ${name} | ${columns.map(([, figures]) => figures[name] ?? 'none').join(' | ')} |`);

async function figuresOf(commit) {
  const clone = mkdtempSync(join(tmpdir(), 'anamnesis-measured-'));
  try {
    run('git', ['clone', '--quiet', '--no-checkout', root, clone], root);
    run('git', ['checkout', '--quiet', commit], clone);
    const first = await start(clone);
    const again = await start(clone);
    const packages = Object.keys(
      JSON.parse(readFileSync(join(clone, 'node_modules/.package-lock.json'), 'utf8')).packages,
    );
    return {
      ...first.steps,
      'from clone to ready with the demo, s': first.ready,
      'again, s': again.ready,
      packages: packages.length,
      'node_modules, MB on disk': Number(run('du', ['-sm', 'node_modules'], clone).split('\t')[0]),
      ...(withTests && { 'npm test, min': test(clone), 'npm test again, min': test(clone) }),
    };
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
}

/** Starts the product until it is ready, and stops it; the seconds of each step, and of all. */
async function start(cwd) {
  const began = Date.now();
  const seconds = () => ((Date.now() - began) / 1_000).toFixed(1);
  const child = spawn('npm', ['start'], { cwd, env: { ...process.env, PORT: String(await freePort()) } });
  const times = [];
  const ready = await new Promise((resolve, reject) => {
    let said = '';
    const hear = (text) => {
      said += text;
      for (const line of Object.keys(STEPS))
        if (said.includes(line) && !times.some(([known]) => known === line)) times.push([line, Date.now()]);
      if (said.includes(READY)) resolve(seconds());
    };
    for (const stream of [child.stdout, child.stderr]) stream.on('data', hear);
    child.once('exit', () => reject(new Error(`The product ended before it was ready:\n${said}`)));
  });
  times.push([READY, Date.now()]);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
  const steps = times
    .slice(0, -1)
    .map(([line, at], index) => [STEPS[line], ((times[index + 1][1] - at) / 1_000).toFixed(1)]);
  return { steps: Object.fromEntries(steps), ready };
}

function test(cwd) {
  const began = Date.now();
  const { status } = spawnSync('npm', ['test'], { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  return `${((Date.now() - began) / 60_000).toFixed(1)}${status === 0 ? '' : ' (failed)'}`;
}

function run(command, args, cwd) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`);
  return stdout;
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
