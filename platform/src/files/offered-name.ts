import { cutText } from '@anamnesis/contracts/language/text';

/** UTF-16 units. */
const NAME_MOST = 200;
/** What a file of each media type may be called; the first is given to one that is called otherwise. */
const EXTENSIONS: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
};
/** Controls, half characters, what is unassigned or private, and what turns the reading direction, so that `gpj.exe` reads as `exe.jpg`. */
const UNSHOWN = /[\p{Cc}\p{Cs}\p{Cn}\p{Co}\p{Bidi_Control}]/gu;
/** What Windows allows in no file name. */
const RESERVED = /[<>:"|?*]/g;
const ENDING = /\.[a-z][a-z0-9]{0,9}$/i;

/**
 * The name under which a file that somebody sent is kept, shown and offered: without folders and unseen signs, not long, and
 * with the ending of what the file is. `mediaType` was read from the content.
 */
export function offeredName(sent: string, mediaType: string): string {
  const last = sent.split(/[/\\]/).at(-1) ?? '';
  const shown = last.replace(UNSHOWN, '').replace(RESERVED, '_').trim();
  const endings = EXTENSIONS[mediaType];
  if (!endings) return cutText(shown, NAME_MOST) || 'file';
  const isRight = (ending: string | undefined) =>
    ending !== undefined && endings.includes(ending.slice(1).toLowerCase());
  // A wrong ending goes, and may have hidden the right one: `report.pdf.exe`.
  const name = isRight(endingOf(shown)) ? shown : shown.replace(ENDING, '');
  const [ending, stem] = isRight(endingOf(name))
    ? [endingOf(name), name.replace(ENDING, '')]
    : [`.${endings[0]}`, name];
  return `${cutText(stem, NAME_MOST).replace(/[.\s]+$/, '') || 'file'}${ending}`;
}

const endingOf = (name: string) => ENDING.exec(name)?.[0];
