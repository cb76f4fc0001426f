import { cutText } from '@anamnesis/contracts/language/text';
import { safe } from '@anamnesis/platform/html/safe';

/** What a letter says, before it is text or HTML. */
export interface LetterWords {
  subject: string;
  /** Whom it greets. */
  name: string;
  /** Plain sentences, a paragraph each. */
  says: readonly string[];
  link: { label: string; url: string };
  /** Below the link: what is good to know. */
  notes: readonly string[];
}

const FAREWELL = 'Anamnesis';
/** A name is what somebody typed, perhaps to have a stranger written to: it stays one line and becomes no address to click. */
export const oneLine = (name: string): string =>
  cutText(
    name
      .replace(/[\s\p{C}]+/gu, ' ')
      .replace(/[/:.@\\]+/g, ' ')
      .trim(),
    60,
  );

/** The one layout of all letters: as plain text, and as HTML that says the same. */
export function written({ subject, name, says, link, notes }: LetterWords): {
  subject: string;
  text: string;
  html: string;
} {
  const greeting = `Hello ${oneLine(name)},`;
  const text = [greeting, ...says, `${link.label}:\n${link.url}`, ...notes, FAREWELL].join('\n\n');
  const paragraph = (words: string) => `<p style="margin:0 0 16px">${safe(words)}</p>`;
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${safe(subject)}</title></head>
<body style="margin:0;padding:24px;background:#faf8f3;color:#17252a;font:16px/1.6 Georgia,serif">
<div style="max-width:520px;margin:0 auto;padding:28px;border:1px solid #e4ded1;border-radius:12px;background:#fffefb">
${[greeting, ...says].map(paragraph).join('\n')}
<p style="margin:24px 0"><a href="${safe(link.url)}" style="display:inline-block;padding:12px 22px;border-radius:12px;background:#0f5257;color:#ffffff;text-decoration:none;font-family:sans-serif">${safe(link.label)}</a></p>
${notes.map(paragraph).join('\n')}
<p style="margin:24px 0 0;color:#43545a">${FAREWELL}</p>
</div></body></html>
`;
  return { subject, text, html };
}
