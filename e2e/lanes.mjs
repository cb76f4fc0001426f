// Runs scripts of package.json side by side.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs all lanes at the same time, the scripts of each lane in turn. Resolves to whether all succeeded; a failed one stops none. */
export async function runLanes(lanes) {
  const results = await Promise.all(lanes.map(inTurn));
  return !results.flat().includes(false);
}

async function inTurn(scripts) {
  const passed = [];
  for (const script of scripts) passed.push(await run(script));
  return passed;
}

/** Runs a script with further arguments, and prints its output when it has ended. Resolves to whether it succeeded. */
function run([script, ...args]) {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
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
