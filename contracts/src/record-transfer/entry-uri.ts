import { line } from '../language/text.js';
import { MAX_URI } from './constants.js';

/** Names and addresses. Others, such as `javascript:` and `data:`, are content or programs. */
const ENTRY_URI = /^(?:urn:uuid:|urn:oid:|https?:\/\/)[^\s"'<>\\^`{}]+$/i;

/** Whether a text may be the URI of an entry. */
export const isEntryUri = (text: string): boolean => ENTRY_URI.test(text);

/** The case of a UUID does not matter, so that it is always the same. */
const canonical = (uri: string): string => (/^urn:uuid:/i.test(uri) ? uri.toLowerCase() : uri);

/** The URI that identifies an entry wherever it is copied to. */
export const entryUri = line(MAX_URI).regex(ENTRY_URI).overwrite(canonical);

/**
 * Entries whose URIs are valid and differ: every other one gets a URI that is derived from its own. Of entries with one URI a doctor's
 * keeps it; the result does not depend on their order.
 */
export function withUniqueUris<Entry extends { readonly resource: string; readonly role: string }>(
  entries: readonly Entry[],
  derived: (uri: string) => string,
): Entry[] {
  const taken = new Set<string>();
  const rest: Entry[] = [];
  const kept: Entry[] = [];
  for (const entry of entries.toSorted(byAuthority)) {
    const isKept = isEntryUri(entry.resource) && !taken.has(entry.resource);
    (isKept ? kept : rest).push(entry);
    if (isKept) taken.add(entry.resource);
  }
  const renamed = rest.map((entry) => {
    let resource = derived(entry.resource);
    while (taken.has(resource)) resource = derived(resource);
    taken.add(resource);
    return { ...entry, resource };
  });
  return [...kept, ...renamed];
}

/** A total order in which doctors come first. */
function byAuthority(one: { readonly role: string }, other: { readonly role: string }): number {
  const [first, second] = [one, other].map((entry) => `${entry.role === 'doctor' ? 1 : 2} ${JSON.stringify(entry)}`);
  return (first ?? '') < (second ?? '') ? -1 : 1;
}
