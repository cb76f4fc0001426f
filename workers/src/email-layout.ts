import type { Language } from '@anamnesis/contracts/language/languages';
import { truncateText } from '@anamnesis/contracts/language/text';
import { safe } from '@anamnesis/platform/html/safe';
import { emailMessages } from './email-messages.js';

/** Content of an email, before it is rendered as text and HTML. */
export interface EmailText {
  language: Language;
  subject: string;
  /** Name of the recipient. */
  name: string;
  /** Plain sentences, one paragraph each. */
  says: readonly string[];
  link: { label: string; url: string };
  /** Notes below the link. */
  notes: readonly string[];
}

/** Names are user input, possibly spam to other people: kept on one line, without text that mail clients turn into a link. */
export const oneLine = (name: string): string =>
  truncateText(
    name
      .replace(/[\s\p{C}]+/gu, ' ')
      .replace(/[/:.@\\]+/g, ' ')
      .trim(),
    60,
  );

/** The layout of all emails: as plain text, and as HTML with the same content. */
export function render({ language, subject, name, says, link, notes }: EmailText): {
  subject: string;
  text: string;
  html: string;
} {
  const m = emailMessages(language);
  const greeting = m.greeting({ name: oneLine(name) });
  const text = [greeting, ...says, `${link.label}:\n${link.url}`, ...notes, m.signature].join('\n\n');
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${safe(text)}</p>`;
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${safe(subject)}</title></head>
<body style="margin:0;padding:24px;background:#faf8f3;color:#17252a;font:16px/1.6 Georgia,serif">
<div style="max-width:520px;margin:0 auto;padding:28px;border:1px solid #e4ded1;border-radius:12px;background:#fffefb">
${[greeting, ...says].map(paragraph).join('\n')}
<p style="margin:24px 0"><a href="${safe(link.url)}" style="display:inline-block;padding:12px 22px;border-radius:12px;background:#0f5257;color:#ffffff;text-decoration:none;font-family:sans-serif">${safe(link.label)}</a></p>
${notes.map(paragraph).join('\n')}
<p style="margin:24px 0 0;color:#43545a">${m.signature}</p>
</div></body></html>
`;
  return { subject, text, html };
}
