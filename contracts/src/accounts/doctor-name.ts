/** Preceding titles as a regular expression, without case, which databases read alike. */
export const LEADING_TITLES = '^((dr|doctor|डॉ|डा)(\\.\\s*|\\s+|$))+';
const TITLES = new RegExp(LEADING_TITLES, 'iu');

/** A doctor's name without preceding titles: every screen adds "Dr." itself. Empty if the text is only a title. */
export const withoutTitle = (name: string): string => name.replace(TITLES, '');

/** By what a doctor's name is compared: without titles, unless it is only a title. */
export const doctorKey = (name: string): string => withoutTitle(name) || name;

/** A doctor's name with one title, for documents. Empty without a name. */
export const withTitle = (name: string): string => (name === '' ? '' : `Dr. ${doctorKey(name)}`);

/** Upcasts data of an event whose `fullName` could begin with a title. A name that is only a title is kept. */
export function nameWithoutTitle(old: Record<string, unknown>): Record<string, unknown> {
  const name = old['fullName'];
  return typeof name === 'string' ? { ...old, fullName: doctorKey(name) } : old;
}
