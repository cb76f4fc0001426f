import { truncateText } from '@anamnesis/contracts/language/text';

/** UTF-16 units. */
const MAX_NAME_LENGTH = 200;
/** Extensions allowed for each media type; the first one is the default. */
const EXTENSIONS: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
};
/** Control characters, lone surrogates, unassigned and private code points, and direction marks, by which `gpj.exe` would be shown as `exe.jpg`. */
const INVISIBLE = /[\p{Cc}\p{Cs}\p{Cn}\p{Co}\p{Bidi_Control}]/gu;
/** Characters that Windows does not allow in a file name. */
const RESERVED = /[<>:"|?*]/g;
const EXTENSION = /\.[a-z][a-z0-9]{0,9}$/i;

/**
 * The name under which an uploaded file is stored, shown and downloaded: without folders and invisible characters, limited in
 * length, and with the extension of its actual type. `mediaType` was detected from the content.
 */
export function downloadName(sent: string, mediaType: string): string {
  const last = sent.split(/[/\\]/).at(-1) ?? '';
  const shown = last.replace(INVISIBLE, '').replace(RESERVED, '_').trim();
  const extensions = EXTENSIONS[mediaType];
  if (!extensions) return truncateText(shown, MAX_NAME_LENGTH) || 'file';
  const isRight = (extension: string | undefined) =>
    extension !== undefined && extensions.includes(extension.slice(1).toLowerCase());
  // A wrong extension is removed; the right one may precede it: `report.pdf.exe`.
  const name = isRight(extensionOf(shown)) ? shown : shown.replace(EXTENSION, '');
  const [extension, stem] = isRight(extensionOf(name))
    ? [extensionOf(name), name.replace(EXTENSION, '')]
    : [`.${extensions[0]}`, name];
  return `${truncateText(stem, MAX_NAME_LENGTH).replace(/[.\s]+$/, '') || 'file'}${extension}`;
}

const extensionOf = (name: string) => EXTENSION.exec(name)?.[0];
