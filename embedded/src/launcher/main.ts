import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '@anamnesis/platform/config/config';
import { runUntilSignal } from '@anamnesis/platform/process/graceful';
import { demoAccounts } from '../demo/people.js';
import { plantDemo } from '../demo/plant-demo.js';
import { startBackends } from './backends.js';
import { choosePort } from './choose-port.js';
import { holdDataDir } from './only-one.js';
import { installationSecrets } from './secrets.js';
import { startServices } from './services.js';
import { settings } from './settings.js';

const { values: flags } = parseArgs({ options: { 'no-demo': { type: 'boolean' } } });
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Starts the whole product on this machine, telling what it does. */
async function launch() {
  const startedAt = performance.now();
  const chosen = readConfig(settings, process.env);
  const inData = (name: string) => join(chosen.DATA_DIR, name);
  await mkdir(chosen.DATA_DIR, { recursive: true });
  const hold = await holdDataDir(chosen.DATA_DIR);
  const secrets = await installationSecrets(chosen.DATA_DIR);
  const port = await choosePort(chosen.PORT, chosen.HOST, (taken) => say(`Port ${taken} is taken; trying the next.`));
  const address = chosen.PUBLIC_URL ?? `http://localhost:${port}`;

  say('Starting PostgreSQL, Redis and the event store …');
  const backends = await startBackends(chosen, secrets, (name, error) =>
    say(error === undefined ? `${name} ended and is started again.` : `${name} does not start yet: ${String(error)}`),
  );
  try {
    say('Starting the services …');
    const env = {
      ...chosen,
      DATABASE_URL: backends.DATABASE_URL,
      REDIS_URL: backends.REDIS_URL,
      EVENTSTORE_URL: backends.EVENTSTORE_URL,
      MASTER_KEY: chosen.MASTER_KEY ?? secrets.masterKey,
      JWT_SECRET: chosen.JWT_SECRET ?? secrets.jwtSecret,
      PUBLIC_URL: address,
      FILES_DIR: chosen.FILES_DIR ?? inData('files'),
      PORT: port,
    };
    const services = await startServices(env, chosen.LIMITS_SCALE);
    await untilShown(services.ready);
    const demo = chosen.DEMO && !flags['no-demo'];
    if (demo)
      await plantDemo(services.ports, `http://127.0.0.1:${port}`, chosen.CLINIC_TIME_ZONE, inData('demo-planted'));
    const running = {
      pid: process.pid,
      port,
      backends: backends.pids(),
      EVENTSTORE_URL: env.EVENTSTORE_URL,
      DATABASE_URL: env.DATABASE_URL,
    };
    await writeFile(inData('running.json'), JSON.stringify(running, null, 2), { mode: 0o600 });

    say(`\nAnamnesis is ready (${((performance.now() - startedAt) / 1000).toFixed(1)} s):  ${address}\n`);
    if (demo) demoAccounts.forEach(say);
    say(`\nAPI  ${address}/api/docs     Data  ${chosen.DATA_DIR}     Stop  Ctrl-C\n`);
    return {
      async close() {
        say('\nStopping …');
        await rm(inData('running.json'), { force: true });
        await services.close();
        await backends.stop();
        await hold.release();
        say('Stopped. Everything is kept.');
      },
    };
  } catch (error) {
    await backends.stop();
    throw error;
  }
}

async function untilShown(ready: () => Promise<boolean>): Promise<void> {
  const noticeAt = Date.now() + 3_000;
  let told = false;
  while (!(await ready())) {
    if (!told && Date.now() > noticeAt) {
      say('Building the read models from the log …');
      told = true;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** What goes wrong at the start is told as a sentence: the reader may never have seen a stack trace. */
function explain(error: unknown): never {
  process.stderr.write(`\nAnamnesis could not start.\n${error instanceof Error ? error.message : String(error)}\n`);
  if (error instanceof Error && error.cause) process.stderr.write(`Cause: ${String(error.cause)}\n`);
  process.exit(1);
}

await runUntilSignal(() => launch().catch(explain));
