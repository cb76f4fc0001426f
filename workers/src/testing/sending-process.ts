import { createOnce } from '@anamnesis/platform/bus/deduplicate';
import { createMailer } from '@anamnesis/platform/mail/mailer';
import { openPool } from '@anamnesis/platform/postgres/pool';
import { type OneTimeEmail, sendOnce } from '../send-once.js';

/** A process that sends one email; the test kills it after the mail server has received the email, before the process could record that. */
const [databaseUrl, url, id, inDoubt] = process.argv.slice(2) as [string, string, string, OneTimeEmail['inDoubt']];
const pool = openPool(databaseUrl, (error) => console.error(error));
const email = { id, to: 'meera@example.org', subject: 'A test', text: 'A test', html: '<p>A test</p>' };
const ports = { once: await createOnce(pool), mailer: createMailer({ url, from: 'hello@clinic.example' }) };
await sendOnce({ kind: 'test-email', id, inDoubt, compose: async () => email }, ports);
