// `npm run check`: the types first, since linting reads the declarations that they produce; then all other checks, in two lanes for two cores.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Linting takes longest, so each lane lints about half of the sources. */
const LANES = [
  [['check:lint', 'frontend'], ['check:rooms'], ['check:unused']],
  [['check:lint', '--ignore-pattern', 'frontend/'], ['check:format']],
];

const results = [await run(['check:types'])];
if (results[0]) results.push(...(await Promise.all(LANES.map(inTurn))).flat());
if (results.includes(false)) process.exitCode = 1;

async function inTurn(scripts) {
  const passed = [];
  for (const script of scripts) passed.push(await run(script));
  return passed;
}

/** Runs a script of package.json with further arguments, and prints its output when it has ended. Resolves to whether it succeeded. */
function run([script, ...args]) {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    child.once('error', reject);
    child.once('close', (code) => {
      process.stdout.write(output);
      if (code !== 0) console.log(`— ${script} failed`);
      resolve(code === 0);
    });
  });
}
