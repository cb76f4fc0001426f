import { createOnce } from '@anamnesis/platform/bus/deduplicate';
import { createMailer } from '@anamnesis/platform/mail/mailer';
import { openPool } from '@anamnesis/platform/postgres/pool';
import { type Posting, post } from '../post.js';

/** A process that sends one letter; the test kills it once the mail server has the letter, before it could note that. */
const [databaseUrl, url, id, inDoubt] = process.argv.slice(2) as [string, string, string, Posting['inDoubt']];
const pool = openPool(databaseUrl, (error) => console.error(error));
const letter = { id, to: 'meera@example.org', subject: 'A letter', text: 'A letter', html: '<p>A letter</p>' };
const ports = { once: await createOnce(pool), mailer: createMailer({ url, from: 'hello@clinic.example' }) };
await post({ kind: 'test-letter', id, inDoubt, compose: async () => letter }, ports);
