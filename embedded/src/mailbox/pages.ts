import { safe } from '@anamnesis/platform/html/safe';
import { standInPage } from '../pages/page.js';
import type { StoredEmail } from './email-store.js';

/** Only web links are made clickable. */
const LINK = /https?:\/\/[^\s<>"']+/g;

/** An email's text with clickable links. They open in this tab, so that going back returns to this page. */
function withLinks(text: string): string {
  const words = text.split(LINK);
  const links = text.match(LINK) ?? [];
  return words
    .map((word, index) => {
      const link = links[index];
      return safe(word) + (link === undefined ? '' : `<a href="${safe(link)}">${safe(link)}</a>`);
    })
    .join('');
}

/** Download links of an email's attachments. */
const withFiles = (files: StoredEmail['files']): string =>
  files
    .map(
      ({ name, mediaType, content }) =>
        `<p class="file">Attachment: <a download="${safe(name)}" href="data:${safe(mediaType)};base64,${safe(content)}">${safe(name)}</a></p>\n`,
    )
    .join('');

const email = ({ to, subject, text, receivedAt, files }: StoredEmail, index: number): string => `<li>
<details name="email"${index === 0 ? ' open' : ''}>
<summary><b>${safe(subject)}</b><span>to ${safe(to)} · <time datetime="${safe(receivedAt)}">${safe(timeOf(receivedAt))}</time></span></summary>
<div class="words">${withLinks(text.trim())}</div>
${withFiles(files)}</details>
</li>`;

const timeOf = (moment: string): string => `${moment.slice(0, 10)} ${moment.slice(11, 16)} UTC`;

/** All stored emails, the newest expanded. */
export const mailboxPage = (style: string, emails: readonly StoredEmail[]): string =>
  standInPage({
    title: 'Mailbox · a stand-in for email',
    mark: 'A stand-in for email, on this machine',
    style,
    main: `<h1>Mailbox</h1>
<p>This page shows every email that Anamnesis wrote, to any recipient. None of them left this machine. With SMTP_URL they are
sent instead.</p>
${
  emails.length === 0
    ? '<p>No emails yet. Sign up, or ask for a new password, and reload.</p>'
    : `<ul class="emails" aria-label="Emails, newest first">${emails.map(email).join('\n')}</ul>`
}
<p><a class="quiet" href="/mailbox">Reload</a></p>`,
  });

/** The page for browsers without the key. */
export const closedPage = (style: string): string =>
  standInPage({
    title: 'Mailbox · closed',
    mark: 'A stand-in for email, on this machine',
    style,
    main: `<h1>Mailbox</h1>
<p>The emails are visible only to the person who started Anamnesis here. Please open the address that was printed beside “Emails” at the
start; this browser then has access.</p>`,
  });
