import { afterEach, describe, expect, test } from '@jest/globals';
import { startMailServer, type TestMailServer } from '../testing/mail-server.js';
import { createMailer, LetterRefused, type Mailer, MailNotTaken } from './mailer.js';

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
const letter = (to = 'meera@example.org') => ({
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

test('a letter arrives as it was written, and is known again by what it tells of', async () => {
  const { server, mailer } = await mail();
  await mailer.send(letter());
  await mailer.send(letter());
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

test('a file comes along, as it was written', async () => {
  const { server, mailer } = await mail();
  const text = 'BEGIN:VCALENDAR\nSUMMARY:कविता के साथ\nEND:VCALENDAR\n';
  const attachment = { name: 'consultation.ics', mediaType: 'text/calendar; method=CANCEL', text };
  await mailer.send({ ...letter(), attachment });
  expect(server.received[0]?.attachments).toEqual([attachment]);
});

test('an address is one address, whatever is written into it', async () => {
  const { server, mailer } = await mail();
  await failureOf(mailer.send(letter('meera@example.org, thief@example.org')));
  await failureOf(mailer.send(letter('meera@example.org\r\nBcc: thief@example.org')));
  expect(server.received.flatMap(({ to }) => to.split(', '))).not.toContain('thief@example.org');
});

describe('a letter that is not taken', () => {
  test.each([
    ['there is no such address', { refuses: () => 550 }, LetterRefused],
    ['the mailbox is busy', { refuses: () => 450 }, MailNotTaken],
    ['nobody wants what stands in it', { refusesContent: () => 554 }, LetterRefused],
    ['there is no room just now', { refusesContent: () => 452 }, MailNotTaken],
  ])('%s: says whether to try again, and names nobody', async (_, options, kind) => {
    const { mailer } = await mail(options);
    const failure = await failureOf(mailer.send(letter()));
    expect(failure).toBeInstanceOf(kind);
    expect(failure?.message).toMatch(/\d{3}/);
    expect(`${failure?.stack} ${JSON.stringify(failure)} ${String(failure?.cause)}`).not.toContain('meera');
  });

  test('a server that is away may come back', async () => {
    const { server, mailer } = await mail();
    await mailer.send(letter());
    await server.close();
    expect(await failureOf(mailer.send(letter()))).toBeInstanceOf(MailNotTaken);
    const back = await startMailServer({ port: server.port });
    closing.push(() => back.close());
    await mailer.send(letter());
    expect(back.received).toHaveLength(1);
  });
});
