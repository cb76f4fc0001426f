import type { TransferredEntry } from '../entry.js';
import { readBundle, type ReadBundle } from '../read-bundle.js';

export type Resource = Record<string, unknown>;

/** The day on which bundles of tests are read; they were made on 2026-05-01. */
export const today = '2026-11-23';
export const subject = { reference: 'Patient/p' };
const patient = {
  resourceType: 'Patient',
  id: 'p',
  name: [{ given: ['Meera'], family: 'Joshi' }],
  birthDate: '1989-04',
};

/** A bundle of another system about one patient. */
export const bundleOf = (...resources: Resource[]) => ({
  ...{ resourceType: 'Bundle', type: 'collection', timestamp: '2026-05-01T10:00:00+05:30' },
  identifier: { system: 'https://city.example/bundles', value: '42' },
  entry: [patient, ...resources].map((resource, index) => ({
    fullUrl: `https://city.example/${index}`,
    resource,
  })),
});

/** What is read of a bundle with these resources. */
export function read(...resources: Resource[]): ReadBundle {
  const bundle = readBundle(JSON.stringify(bundleOf(...resources)), today);
  if ('problem' in bundle) throw new Error(bundle.problem);
  return bundle;
}

/** The only entry of a bundle with these resources. */
export function entryOf(...resources: Resource[]): TransferredEntry {
  const { entries, unread } = read(...resources);
  const [entry] = entries;
  if (entry === undefined || entries.length > 1 || unread.length > 0)
    throw new Error(`Not one entry: ${JSON.stringify({ entries, unread })}`);
  return entry;
}
