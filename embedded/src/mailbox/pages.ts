import { safe } from '@anamnesis/platform/html/safe';
import { standInPage } from '../pages/page.js';
import type { StoredLetter } from './letter-store.js';

/** Where a link may lead: on from here, to pages of the web. */
const LINK = /https?:\/\/[^\s<>"']+/g;

/** A letter's text, with its addresses to click. Links take the place of this page, so that going back finds it again. */
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

/** The files that came with a letter, to save. */
const withFiles = (files: StoredLetter['files']): string =>
  files
    .map(
      ({ name, mediaType, content }) =>
        `<p class="file">With it came <a download="${safe(name)}" href="data:${safe(mediaType)};base64,${safe(content)}">${safe(name)}</a></p>\n`,
    )
    .join('');

const letter = ({ to, subject, text, receivedAt, files }: StoredLetter, index: number): string => `<li>
<details name="letter"${index === 0 ? ' open' : ''}>
<summary><b>${safe(subject)}</b><span>to ${safe(to)} · <time datetime="${safe(receivedAt)}">${safe(timeOf(receivedAt))}</time></span></summary>
<div class="words">${withLinks(text.trim())}</div>
${withFiles(files)}</details>
</li>`;

const timeOf = (moment: string): string => `${moment.slice(0, 10)} ${moment.slice(11, 16)} UTC`;

/** Every letter that is kept, the newest open. */
export const mailboxPage = (style: string, letters: readonly StoredLetter[]): string =>
  standInPage({
    title: 'Mailbox · a stand-in for e-mail',
    mark: 'A stand-in for e-mail, on this machine',
    style,
    main: `<h1>Mailbox</h1>
<p>Every letter that Anamnesis wrote stands here, whoever it was for. None of them left this machine, and nobody received
one. With SMTP_URL they go out instead.</p>
${
  letters.length === 0
    ? '<p>No letter yet. Sign up, or ask for a new password, and look again.</p>'
    : `<ul class="letters" aria-label="Letters, newest first">${letters.map(letter).join('\n')}</ul>`
}
<p><a class="quiet" href="/mailbox">Look again</a></p>`,
  });

/** What a browser sees that has not shown the key. */
export const closedPage = (style: string): string =>
  standInPage({
    title: 'Mailbox · closed',
    mark: 'A stand-in for e-mail, on this machine',
    style,
    main: `<h1>Mailbox</h1>
<p>The letters are shown to who started Anamnesis here. Please open the address that stands beside “Letters” where it was started;
this browser is known from then on.</p>`,
  });
