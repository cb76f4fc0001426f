import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createOnce, EffectInProgress } from '@anamnesis/platform/bus/deduplicate';
import { createMailer, EmailNotAccepted } from '@anamnesis/platform/mail/mailer';
import { startMailServer, type TestMailServer } from '@anamnesis/platform/testing/mail-server';
import { testDatabase } from '@anamnesis/platform/testing/test-log';
import { until } from '@anamnesis/platform/testing/until';
import { type OneTimeEmail, sendOnce } from './send-once.js';

let database: Awaited<ReturnType<typeof testDatabase>>;
let ports: Parameters<typeof sendOnce>[1];
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

const email = (id: string, inDoubt: OneTimeEmail['inDoubt']): OneTimeEmail => ({
  ...{ kind: 'test-email', id, inDoubt },
  compose: async () => ({
    id,
    to: 'meera@example.org',
    subject: 'A test',
    text: 'A test',
    html: '<p>A test</p>',
  }),
});
const receivedFor = (id: string) => server.received.filter(({ messageId }) => messageId === `<${id}@clinic.example>`);

/** Kills a sending process after the mail server has received the email, and before the process could record that. */
async function killWhileSending(id: string, inDoubt: OneTimeEmail['inDoubt']): Promise<void> {
  answers = false;
  const script = fileURLToPath(new URL('./testing/sending-process.ts', import.meta.url));
  const argv = [database.url, server.url, id, inDoubt];
  const child = spawn(process.execPath, ['--import', 'tsx', '--conditions=@anamnesis/source', script, ...argv], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(child, 'exit');
  await until(async () => expect(receivedFor(id)).toHaveLength(1));
  child.kill('SIGKILL');
  await exited;
  answers = true;
  await expect(sendOnce(email(id, inDoubt), ports)).rejects.toThrow(EffectInProgress);
  await database.pool.query(
    `update effects.effect set claimed_until = now() - interval '1 second' where event_id = $1`,
    [id],
  );
}

test('an email whose sender was killed is sent again with the same Message-ID, and then never again', async () => {
  const id = randomUUID();
  await killWhileSending(id, 'send');
  await sendOnce(email(id, 'send'), ports);
  await expect(sendOnce(email(id, 'send'), ports)).rejects.toThrow('already sent');
  expect(receivedFor(id)).toHaveLength(2);
});

test('an email that is better lost than repeated is not sent again', async () => {
  const id = randomUUID();
  await killWhileSending(id, 'leave');
  await sendOnce(email(id, 'leave'), ports);
  await expect(sendOnce(email(id, 'leave'), ports)).rejects.toThrow('already sent');
  expect(receivedFor(id)).toHaveLength(1);
});

test('an email that the mail server rejected is not in doubt: it is sent with the next attempt', async () => {
  const id = randomUUID();
  verdict = 451;
  await expect(sendOnce(email(id, 'leave'), ports)).rejects.toThrow(EmailNotAccepted);
  verdict = null;
  await sendOnce(email(id, 'leave'), ports);
  expect(receivedFor(id)).toHaveLength(1);
});
