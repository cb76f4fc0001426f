const TITLES = /^((dr|doctor|डॉ|डा)(\.\s*|\s+|$))+/iu;

/** A doctor's name without preceding titles: every screen adds "Dr." itself. Empty if the text is only a title. */
export const withoutTitle = (name: string): string => name.replace(TITLES, '');

/** A doctor's name with one title, for documents. Empty without a name. */
export const withTitle = (name: string): string => (name === '' ? '' : `Dr. ${withoutTitle(name) || name}`);

/** Upcasts data of an event whose `fullName` could begin with a title. A name that is only a title is kept. */
export function nameWithoutTitle(old: Record<string, unknown>): Record<string, unknown> {
  const name = old['fullName'];
  return typeof name === 'string' ? { ...old, fullName: withoutTitle(name) || name } : old;
}
