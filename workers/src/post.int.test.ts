import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createOnce, EffectUnderWay } from '@anamnesis/platform/bus/deduplicate';
import { createMailer, MailNotTaken } from '@anamnesis/platform/mail/mailer';
import { startMailServer, type TestMailServer } from '@anamnesis/platform/testing/mail-server';
import { testDatabase } from '@anamnesis/platform/testing/test-log';
import { until } from '@anamnesis/platform/testing/until';
import { type Posting, post } from './post.js';

let database: Awaited<ReturnType<typeof testDatabase>>;
let ports: Parameters<typeof post>[1];
let server: TestMailServer;
let answers = true;
let verdict: number | null = null;

beforeAll(async () => {
  database = await testDatabase();
  server = await startMailServer({ refuses: () => verdict, answers: () => answers });
  const mailer = createMailer({ url: server.url, from: 'hello@clinic.example' });
  ports = { once: await createOnce(database.pool), mailer };
});
afterAll(async () => {
  ports.mailer.close();
  await server.close();
  await database.close();
});

const posting = (id: string, inDoubt: Posting['inDoubt']): Posting => ({
  ...{ kind: 'test-letter', id, inDoubt },
  compose: async () => ({
    id,
    to: 'meera@example.org',
    subject: 'A letter',
    text: 'A letter',
    html: '<p>A letter</p>',
  }),
});
const cameFor = (id: string) => server.received.filter(({ messageId }) => messageId === `<${id}@clinic.example>`);

/** A process that sends a letter is killed when the mail server has it, and before it could note that. */
async function killWhileSending(id: string, inDoubt: Posting['inDoubt']): Promise<void> {
  answers = false;
  const script = fileURLToPath(new URL('./testing/posting-process.ts', import.meta.url));
  const told = [database.url, server.url, id, inDoubt];
  const child = spawn(process.execPath, ['--import', 'tsx', '--conditions=source', script, ...told], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(child, 'exit');
  await until(async () => expect(cameFor(id)).toHaveLength(1), 30_000);
  child.kill('SIGKILL');
  await exited;
  answers = true;
  await expect(post(posting(id, inDoubt), ports)).rejects.toThrow(EffectUnderWay);
  await database.pool.query(
    `update effects.effect set claimed_until = now() - interval '1 second' where event_id = $1`,
    [id],
  );
}

test('a letter that its sender was killed over goes out again under the same Message-ID, and then never more', async () => {
  const id = randomUUID();
  await killWhileSending(id, 'send');
  await post(posting(id, 'send'), ports);
  await expect(post(posting(id, 'send'), ports)).rejects.toThrow('it was sent before');
  expect(cameFor(id)).toHaveLength(2);
}, 60_000);

test('one that is better missed than had twice does not go out again', async () => {
  const id = randomUUID();
  await killWhileSending(id, 'leave');
  await post(posting(id, 'leave'), ports);
  await expect(post(posting(id, 'leave'), ports)).rejects.toThrow('it was sent before');
  expect(cameFor(id)).toHaveLength(1);
}, 60_000);

test('a letter that the mail server did not take is not in doubt: it goes out at the next try', async () => {
  const id = randomUUID();
  verdict = 451;
  await expect(post(posting(id, 'leave'), ports)).rejects.toThrow(MailNotTaken);
  verdict = null;
  await post(posting(id, 'leave'), ports);
  expect(cameFor(id)).toHaveLength(1);
});
