import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '@anamnesis/platform/config/config';
import { derive } from '@anamnesis/platform/vault/derived-keys';
import type { Closing } from '@anamnesis/platform/process/closing';
import { runUntilSignal } from '@anamnesis/platform/process/graceful';
import type { MailboxOptions } from '../mailbox/mailbox.js';
import { startBackends } from './backends.js';
import { choosePort } from './choose-port.js';
import { prepareDataDir, requireFormat } from './data-dir.js';
import { demoKind } from './demo-kind.js';
import { expectNamedServers } from './named-servers.js';
import { lockDataDir } from './data-dir-lock.js';
import { reachOf } from './reach.js';
import { removeNote, writeRunningInfo } from './running-info.js';
import { installationSecrets } from './secrets.js';
import type { Services } from './services.js';
import { settings } from './settings.js';
import { standInFor } from './stand-in-for.js';

const { values: flags } = parseArgs({
  options: { demo: { type: 'boolean' }, 'no-demo': { type: 'boolean' } },
});
const print = (line: string) => void process.stdout.write(`${line}\n`);

// All files are accessible to their owner only.
process.umask(0o077);
// After the terminal is closed, writes fail; the orderly shutdown has to continue.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

// The client of the event store would ask a proxy for one that runs on this machine.
const { no_grpc_proxy: noProxy = process.env['no_proxy'] } = process.env;
process.env['no_grpc_proxy'] = [...(noProxy ? [noProxy] : []), '127.0.0.1', 'localhost'].join(',');

/** Milliseconds since 1970, of the first process of the command. */
const startedAt = Number(process.env['COMMAND_STARTED_AT'] ?? performance.timeOrigin);

/** Loading the services takes as long as starting the backends. */
const load = () =>
  Promise.all([import('./services.js'), import('../demo/demo-accounts.js'), import('../demo/account-lines.js')]);

/** Starts the whole product on this machine and prints its progress. If `signal` aborts first, everything opened is closed again. */
async function launch(signal: AbortSignal, closing: Closing): Promise<void> {
  let farewell: string | null = 'Stopped before it was ready. Everything is kept.';
  closing.add(() => (farewell === null ? undefined : print(farewell)));
  try {
    await open(closing, signal);
  } catch (error) {
    if (signal.aborted) throw error;
    // Printed before closing, because closing a partial start may cause further errors.
    explain(error);
    farewell = null;
    await closing.close();
    process.exit(1);
  }
  farewell = 'Stopped. Everything is kept.';
  closing.add(() => print('\nStopping …'));
}

async function open(closing: Closing, signal: AbortSignal): Promise<void> {
  const read = readConfig(settings, process.env);
  const chosen = { ...read, DATA_DIR: await prepareDataDir(read.DATA_DIR) };
  const inData = (name: string) => join(chosen.DATA_DIR, name);
  const hold = await lockDataDir(chosen.DATA_DIR);
  closing.add(hold.release);
  await requireFormat(chosen.DATA_DIR);
  const secrets = await installationSecrets(chosen.DATA_DIR);
  const port = await choosePort(chosen.PORT, chosen.HOST, (taken) => print(`Port ${taken} is taken; trying the next.`));
  const address = chosen.PUBLIC_URL ?? `http://localhost:${port}`;
  await expectNamedServers(chosen, signal);

  print('Starting PostgreSQL, Redis and the event store …');
  let rewriteNote = (): void => undefined;
  const watcher = {
    died: (name: string) => print(`${name} ended and is being restarted.`),
    failed: (name: string, error: unknown) => print(`${name} could not be restarted yet: ${String(error)}`),
    returned: () => rewriteNote(),
  };
  const backends = await startBackends(chosen, secrets, watcher, () => void load().catch(() => undefined));
  closing.add(backends.stop);
  signal.throwIfAborted();

  print('Starting the services …');
  const [{ startServices }, { lockDemo, noteAccounts, notedAccounts }, { demoLines }] = await load();
  const demo = demoKind(flags, chosen, address);
  const noted = await notedAccounts(chosen.DATA_DIR);
  const accounts = noted ?? (demo && (await noteAccounts(chosen.DATA_DIR, demo)));
  const env = {
    ...chosen,
    DATABASE_URL: backends.DATABASE_URL,
    REDIS_URL: backends.REDIS_URL,
    EVENTSTORE_URL: backends.EVENTSTORE_URL,
    MASTER_KEY: chosen.MASTER_KEY ?? secrets.masterKey,
    TOKEN_SIGNING_KEY: chosen.TOKEN_SIGNING_KEY ?? secrets.tokenSigningKey,
    LOG_SIGNING_KEY: chosen.LOG_SIGNING_KEY ?? secrets.logSigningKey,
    VAPID_PRIVATE_KEY: chosen.VAPID_PRIVATE_KEY ?? secrets.pushKey,
    INTEGRITY_DIR: chosen.INTEGRITY_DIR ?? inData('integrity'),
    DOCUMENT_SIGNING_KEY: chosen.DOCUMENT_SIGNING_KEY ?? secrets.documentSigningKey,
    DOCUMENT_CERTIFICATES: chosen.DOCUMENT_CERTIFICATES ?? secrets.documentCertificates,
    PUBLIC_URL: address,
    FILES_DIR: chosen.FILES_DIR ?? inData('files'),
    ERASURE_LIST_FILE: chosen.ERASURE_LIST_FILE ?? inData('erasures'),
    SECOND_FACTOR: chosen.SECOND_FACTOR ?? (demo === 'local' ? ('offered' as const) : ('required' as const)),
    PORT: port,
  };
  const google = standInFor(chosen, address, demo !== null);
  const mail = {
    dir: inData('mail'),
    reach: reachOf(chosen.MAILBOX, chosen.HOST, address),
    key: derive(env.MASTER_KEY, 'mailbox').toString('base64url'),
  };
  let demoIsOpen = false;
  const services = await startServices(env, chosen.LIMITS_SCALE, { google, mail }, closing, signal, async (ports) => {
    demoIsOpen = await lockDemo(ports, accounts, demo);
  });
  const { EVENTSTORE_URL, DATABASE_URL } = env;
  const noteNow = () =>
    writeRunningInfo(chosen.DATA_DIR, {
      pid: process.pid,
      port,
      internalPort: services.internalPort,
      backends: backends.pids(),
      EVENTSTORE_URL,
      DATABASE_URL,
    });
  rewriteNote = () =>
    void noteNow().catch((error: unknown) => print(`running.json could not be updated: ${String(error)}`));
  closing.add(() => removeNote(chosen.DATA_DIR));
  await noteNow();
  const stopped = await untilShown(services, address, signal);
  if (demo && accounts && demoIsOpen) {
    const { openDemo } = await import('../demo/open-demo.js');
    const here = { address: `http://127.0.0.1:${port}`, timeZone: chosen.CLINIC_TIME_ZONE, dataDir: chosen.DATA_DIR };
    await openDemo(services.ports, accounts, here, { print, closing, signal });
  }

  for (const model of stopped)
    print(`\nThe read model ${model} has stopped, because too many events cannot be folded. See ${address}/set-aside.`);
  print(`\nAnamnesis is ready (${((Date.now() - startedAt) / 1000).toFixed(1)} s):  ${address}\n`);
  demoLines(chosen.DATA_DIR, {
    ...{ kind: demo, accounts: accounts ?? [], open: demoIsOpen, fresh: noted === null },
  }).forEach(print);
  if (google) print('Google    a stand-in on this machine; GOOGLE_CLIENT_ID enables the real one');
  if (!chosen.SMTP_URL) print(emailsLine(address, mail));
  if (env.SECOND_FACTOR === 'offered')
    print(
      'Sign-in   a second factor is optional; SECOND_FACTOR=required makes it mandatory for auditors and operators',
    );
  print(`\nAPI  ${address}/api/docs     Data  ${chosen.DATA_DIR}     Stop  Ctrl-C\n`);
}

function emailsLine(address: string, { dir, reach, key }: MailboxOptions): string {
  const page = `${address}/mailbox${reach === 'this-machine' ? `?key=${key}` : ''}`;
  return `Emails    ${reach === 'nobody' ? `stored in ${dir}` : page}   (not sent; SMTP_URL enables sending)`;
}

/** Milliseconds until the first line about read models that are being built, and between two. */
const NOTICE_AFTER = 3_000;
const NOTICE_EVERY = 15_000;

/** Waits until every read model is up to date or has stopped; returns the names of those that have stopped. Prints how far they are. */
async function untilShown(
  { readyBut, underway }: Pick<Services, 'readyBut' | 'underway'>,
  address: string,
  signal: AbortSignal,
): Promise<readonly string[]> {
  let noticeAt = Date.now() + NOTICE_AFTER;
  let isPrinted = false;
  for (;;) {
    const stopped = await readyBut();
    if (stopped) return stopped;
    signal.throwIfAborted();
    if (Date.now() > noticeAt) {
      if (!isPrinted) print(`Building the read models from the log … What is ready is served at ${address}`);
      isPrinted = true;
      noticeAt = Date.now() + NOTICE_EVERY;
      const [first, ...others] = await underway();
      if (first) print(`  ${first}${others.length > 0 ? `, and ${others.length} more` : ''}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Prints an error as a sentence, without a stack trace. */
function explain(error: unknown): void {
  process.stderr.write(`\nAnamnesis could not start.\n${error instanceof Error ? error.message : String(error)}\n`);
  if (error instanceof Error && error.cause) process.stderr.write(`Cause: ${String(error.cause)}\n`);
}

await runUntilSignal(launch);
