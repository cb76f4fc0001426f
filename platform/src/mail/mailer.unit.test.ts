import { afterEach, describe, expect, test } from '@jest/globals';
import { startMailServer, type TestMailServer } from '../testing/mail-server.js';
import { createMailer, EmailRejected, type Mailer, EmailNotAccepted } from './mailer.js';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function mail(options: Parameters<typeof startMailServer>[0] = {}) {
  const server = await startMailServer(options);
  closing.push(() => server.close());
  return { server, mailer: mailerTo(server) };
}
function mailerTo({ url }: Pick<TestMailServer, 'url'>): Mailer {
  const mailer = createMailer({ url, from: 'Anamnesis <hello@mail.example>' });
  closing.push(() => mailer.close());
  return mailer;
}
const email = (to = 'meera@example.org') => ({
  id: 'event-1',
  to,
  subject: 'Bitte bestätigen – कृपया',
  text: 'Plain words',
  html: '<p>Plain words</p>',
});
const failureOf = (sent: Promise<void>) =>
  sent.then(
    () => null,
    (error: Error) => error,
  );

test('an email arrives as written, and its Message-ID identifies the event', async () => {
  const { server, mailer } = await mail();
  await mailer.send(email());
  await mailer.send(email());
  const arrived = {
    to: 'meera@example.org',
    from: 'hello@mail.example',
    subject: 'Bitte bestätigen – कृपया',
    text: 'Plain words\n',
    html: '<p>Plain words</p>\n',
    messageId: '<event-1@mail.example>',
    attachments: [],
  };
  expect(server.received).toEqual([arrived, arrived]);
});

test('an attachment arrives as written', async () => {
  const { server, mailer } = await mail();
  const text = 'BEGIN:VCALENDAR\nSUMMARY:कविता के साथ\nEND:VCALENDAR\n';
  const attachment = { name: 'consultation.ics', mediaType: 'text/calendar; method=CANCEL', text };
  await mailer.send({ ...email(), attachment });
  expect(server.received[0]?.attachments).toEqual([attachment]);
});

test('an address is one address, with any content', async () => {
  const { server, mailer } = await mail();
  await failureOf(mailer.send(email('meera@example.org, thief@example.org')));
  await failureOf(mailer.send(email('meera@example.org\r\nBcc: thief@example.org')));
  expect(server.received.flatMap(({ to }) => to.split(', '))).not.toContain('thief@example.org');
});

describe('an email that is not accepted', () => {
  test.each([
    ['the address does not exist', { refuses: () => 550 }, EmailRejected],
    ['the mailbox is busy', { refuses: () => 450 }, EmailNotAccepted],
    ['the content is rejected', { refusesContent: () => 554 }, EmailRejected],
    ['there is no storage at present', { refusesContent: () => 452 }, EmailNotAccepted],
  ])('%s: the error tells whether to retry, and contains no address', async (_, options, kind) => {
    const { mailer } = await mail(options);
    const failure = await failureOf(mailer.send(email()));
    expect(failure).toBeInstanceOf(kind);
    expect(failure?.message).toMatch(/\d{3}/);
    expect(`${failure?.stack} ${JSON.stringify(failure)} ${String(failure?.cause)}`).not.toContain('meera');
  });

  test('an unavailable server may return', async () => {
    const { server, mailer } = await mail();
    await mailer.send(email());
    await server.close();
    expect(await failureOf(mailer.send(email()))).toBeInstanceOf(EmailNotAccepted);
    const back = await startMailServer({ port: server.port });
    closing.push(() => back.close());
    await mailer.send(email());
    expect(back.received).toHaveLength(1);
  });
});
