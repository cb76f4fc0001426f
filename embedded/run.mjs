// `node embedded/run.mjs [options of Node] <script> [arguments]`: runs a script on the Node that this project needs.
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { endWithNpm } from './end-with-npm.mjs';
import { environmentOf, runtime } from './runtime.mjs';

const [first] = process.argv.slice(2);
const node = await runtimeOrExit();
if (node === process.execPath && !first.startsWith('-')) {
  process.argv.splice(1, 1);
  await import(pathToFileURL(resolve(first)));
} else {
  endWithNpm();
  // What counts the time of a start counts from this process.
  const env = { ...environmentOf(node), COMMAND_STARTED_AT: String(performance.timeOrigin) };
  const child = spawn(node, process.argv.slice(2), { stdio: 'inherit', env });
  // Ctrl-C reaches the child process directly; other signals reach only this process.
  process.on('SIGINT', () => undefined);
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.once('error', ({ message }) => {
    console.error(`\nNode could not be started: ${message}`);
    process.exit(1);
  });
  child.once('exit', (code, signal) => {
    if (signal === null) process.exit(code);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

async function runtimeOrExit() {
  try {
    return await runtime();
  } catch (error) {
    console.error(`\n${error.message}`);
    process.exit(1);
  }
}
