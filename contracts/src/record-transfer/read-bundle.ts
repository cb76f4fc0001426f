import { daysProblem, type EntryDays } from '../records/entry-days.js';
import type { Bundle } from './fhir.js';
import { type BundleIndex, type Found, indexBundle, typeOf, uriOf } from './bundle-index.js';
import { BUNDLE_LIMITS } from './constants.js';
import { transferredEntry, type TransferredEntry } from './entry.js';
import { isNestedAtMost, type Json, listOf, objectOf, textOf } from './json.js';
import { claimsOwnName, EXPORTED_FILE } from './own-name.js';
import { saysNothing } from './nothing-known.js';
import { wordsOf } from './concept-words.js';
import { readAllergy } from './read-allergy.js';
import { readCondition } from './read-condition.js';
import { isDerived, nameOf, namedBy, refusedStatus, titleOf } from './read-elements.js';
import { readMedicine } from './read-medicine.js';
import { readImmunization, readProcedure } from './read-procedure.js';
import { partsOf, readObservation, readReport } from './read-report.js';

/** Why a file cannot be read at all. */
export type FileProblem = 'tooLarge' | 'notJson' | 'tooDeep' | 'notBundle' | 'tooManyEntries' | 'nothingInIt';

/** Why a resource cannot be stored. */
type UnreadReason =
  /** There is no place for it in this record. */
  | 'notSupported'
  /** A section of a document that has only a text for people. */
  | 'onlyText'
  | 'enteredInError'
  /** It was refuted, was not taken or is over, and would count as current here. */
  | 'notCurrent'
  /** It says that nothing is known or that there is nothing. */
  | 'nothingKnown'
  /** It has no name or value. */
  | 'noText'
  | 'noDate'
  /** Its date cannot be read, or differs among its values. */
  | 'unclearDay'
  /** It has an element that changes its meaning, which this product does not know. */
  | 'notUnderstood'
  /** One of its days breaks a rule that holds for typed entries too. */
  | 'impossibleDay'
  | 'impossibleFollowUp'
  | 'impossibleEnd'
  | 'tooLong'
  /** Or it does not say clearly whom. */
  | 'otherPerson'
  /** It has nothing by which it would be recognised when it is imported again. */
  | 'noIdentity'
  | 'duplicate';

export interface Unread {
  /** Its type in FHIR. */
  readonly type: string;
  /** Its name; empty without one. */
  readonly name: string;
  readonly reason: UnreadReason;
}

/** Whom a bundle is about. Empty or null where it does not say. */
export interface BundlePerson {
  readonly name: string;
  readonly gender: string;
  /** YYYY, YYYY-MM or YYYY-MM-DD. */
  readonly birthDate: string;
}

export interface ReadBundle {
  /** The organisation or system that issued it, as far as it says. */
  readonly source: string;
  readonly person: BundlePerson;
  readonly entries: readonly TransferredEntry[];
  readonly unread: readonly Unread[];
}

/** Resources that others refer to, and that are read with them. */
const SUPPORTING = new Set([
  ...['Composition', 'Patient', 'Practitioner', 'PractitionerRole', 'Organization', 'Device', 'RelatedPerson'],
  ...['Medication', 'Location', 'Specimen', 'Provenance'],
]);

const readers: Readonly<Record<string, (index: BundleIndex, found: Found) => TransferredEntry>> = {
  MedicationStatement: readMedicine,
  MedicationRequest: readMedicine,
  Condition: readCondition,
  AllergyIntolerance: readAllergy,
  DiagnosticReport: readReport,
  Observation: readObservation,
  Immunization: readImmunization,
  Procedure: readProcedure,
};
const readerOf = (type: string) => (Object.hasOwn(readers, type) ? readers[type] : undefined);

/**
 * Reads the text of a FHIR bundle. Anything may be in it: this never throws, and what is not understood is listed in `unread`. `today`
 * is YYYY-MM-DD in the clinic's zone.
 */
export function readBundle(text: string, today: string): ReadBundle | { readonly problem: FileProblem } {
  // At most three bytes of UTF-8 for each UTF-16 code unit.
  if (text.length > BUNDLE_LIMITS.bytes) return { problem: 'tooLarge' };
  let parsed: unknown;
  try {
    parsed = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return { problem: 'notJson' };
  }
  if (!isNestedAtMost(parsed, BUNDLE_LIMITS.depth)) return { problem: 'tooDeep' };
  const bundle = objectOf(parsed);
  if (bundle['resourceType'] !== ('Bundle' satisfies Bundle['resourceType'])) return { problem: 'notBundle' };
  if (listOf(bundle['entry']).length > BUNDLE_LIMITS.entries) return { problem: 'tooManyEntries' };
  return readIndex(indexBundle(bundle, today));
}

function readIndex(index: BundleIndex): ReadBundle | { readonly problem: FileProblem } {
  const composition = index.found.find((found) => typeOf(found) === 'Composition')?.resource ?? {};
  const { patient } = index.person;
  const parts = partsOfReports(index);
  const plans = new Set(index.followUps.values());
  const entries: TransferredEntry[] = [];
  const unread: Unread[] = [];
  const known = new Set<string>();
  for (const found of index.found) {
    if (SUPPORTING.has(typeOf(found)) || parts.has(found) || plans.has(found)) continue;
    const result = readResource(index, found, known);
    if ('reason' in result) unread.push(result);
    else {
      known.add(result.resource);
      entries.push(result);
    }
  }
  if (!index.isOwn) unread.push(...textSections(composition));
  if (entries.length === 0 && unread.length === 0) return { problem: 'nothingInIt' };
  return { source: sourceOf(index, composition), person: personOf(patient?.resource ?? {}), entries, unread };
}

/** The sections of a document, at any depth, that say something without an entry. */
function textSections(composition: Json): readonly Unread[] {
  const found: Unread[] = [];
  for (let sections = listOf(composition['section']); sections.length > 0;) {
    for (const { title, code, entry, text, emptyReason } of sections) {
      const words = textOf(objectOf(text)['div']).replace(/<[^<>]*>/g, ' ');
      if (Array.isArray(entry) || emptyReason !== undefined || words.trim() === '') continue;
      found.push({ type: 'Composition', name: (textOf(title) || wordsOf(code)).slice(0, 200), reason: 'onlyText' });
    }
    sections = sections.flatMap(({ section }) => listOf(section));
  }
  return found;
}

/** Observations that are read with a report or a panel. Panels that contain each other are read once. */
function partsOfReports(index: BundleIndex): ReadonlySet<Found> {
  const parts = new Set<Found>();
  for (const type of ['DiagnosticReport', 'Observation'])
    for (const found of index.found)
      if (typeOf(found) === type && !parts.has(found)) for (const part of partsOf(index, found).parts) parts.add(part);
  return parts;
}

/** `known`: the URIs of the entries that were read before. */
function readResource(index: BundleIndex, found: Found, known: ReadonlySet<string>): TransferredEntry | Unread {
  const type = typeOf(found);
  const { resource } = found;
  const name = titleOf(index, resource);
  const unread = (reason: UnreadReason): Unread => ({ type: type.slice(0, 64), name: name.slice(0, 200), reason });
  const read = readerOf(type);
  if (!read || isDerived(resource)) return unread('notSupported');
  if (index.person.isOther(resource)) return unread('otherPerson');
  if (index.modified.has(found)) return unread('notUnderstood');
  const refused =
    refusedStatus(resource) ??
    (saysNothing(resource, name, index.isOwn) ? 'nothingKnown' : partsOf(index, found).stray);
  if (refused) return unread(refused);
  if (uriOf(index, found) === '') return unread('noIdentity');
  const draft = read(index, found);
  if (known.has(draft.resource)) return unread('duplicate');
  if ('date' in draft && draft.date === '') return unread('noDate');
  const checked = transferredEntry.safeParse(draft);
  if (checked.success) {
    const impossible = 'date' in checked.data ? daysProblem(checked.data, index.today) : null;
    return impossible ? unread(IMPOSSIBLE[impossible.field]) : checked.data;
  }
  const { issues } = checked.error;
  if (issues.some(({ code }) => code === 'too_small')) return unread('noText');
  return unread(issues.some(({ code }) => code === 'too_big') ? 'tooLong' : 'unclearDay');
}

const IMPOSSIBLE = {
  date: 'impossibleDay',
  followUpDate: 'impossibleFollowUp',
  stoppedOn: 'impossibleEnd',
} as const satisfies Record<keyof EntryDays, UnreadReason>;

function sourceOf(index: BundleIndex, composition: Json): string {
  const { custodian, author } = composition;
  const authors = Array.isArray(author) ? (author as unknown[]) : [];
  const name = [custodian, ...authors].map((each) => namedBy(index, each, composition)).find(Boolean);
  const source = (name ?? (index.uri || 'FHIR')).slice(0, 200);
  return claimsOwnName(source) ? EXPORTED_FILE : source;
}

const personOf = (patient: Json): BundlePerson => ({
  name: nameOf(patient),
  gender: textOf(patient['gender']),
  birthDate: /^\d{4}(?:-\d{2}){0,2}$/.exec(textOf(patient['birthDate']))?.[0] ?? '',
});
