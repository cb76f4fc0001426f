import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { typedText } from '../language/text.js';
import { transferredEntry, type TransferredEntry } from './entry.js';
import type { Bundle, Provenance } from './fhir.js';
import { daysProblem } from '../records/entry-days.js';
import { readBundle, type ReadBundle } from './read-bundle.js';
import { entries, meera, options, uuidOf } from './testing/records.js';
import { writeBundle } from './write-bundle.js';

const today = '2026-11-24';

function read(text: string): ReadBundle {
  const bundle = readBundle(text, today);
  if ('problem' in bundle) throw new Error(bundle.problem);
  return bundle;
}
const byResource = (list: readonly TransferredEntry[]) =>
  list.toSorted((one, other) => (one.resource < other.resource ? -1 : 1));

test('what is read is what was written', () => {
  const bundle = read(JSON.stringify(writeBundle(meera, entries, options)));
  expect(bundle.unread).toEqual([]);
  expect(byResource(bundle.entries)).toEqual(byResource(entries));
  expect(bundle).toMatchObject({ source: 'an exported file', person: { name: 'Meera Joshi', gender: 'female' } });
});

test('a value that the patient confirmed replaces that of the text, is asserted by them, names its page, and is read elsewhere', () => {
  const confirmed = [
    {
      ...{ test: 'ldl' as const, value: 118, comparator: null, decimals: 0, printedRange: null },
      unit: { printed: 'mg/dL', ucum: 'mg/dL' },
      page: 2,
    },
    {
      ...{ test: 'tg' as const, value: 164, comparator: null, decimals: 0, printedRange: null },
      unit: { printed: 'mg/dL', ucum: 'mg/dL' },
      ...{ page: 1, isCorrected: true },
    },
  ];
  const report = {
    ...{ kind: 'testReport' as const, resource: 'urn:uuid:1', role: 'doctor' as const, doctorName: 'Kavita Rao' },
    ...{ date: '2026-11-18', testName: 'Lipid profile', result: 'LDL 128 mg/dL\nHDL 41 mg/dL', confirmed },
    documentName: 'lipids.pdf',
  };
  const bundle = writeBundle(meera, [report], options);
  const observed = bundle.entry.flatMap(({ resource }) =>
    resource.resourceType === 'Observation'
      ? [[resource.valueQuantity?.value, resource.meta?.security?.[0]?.code, resource.note?.[0]?.text]]
      : [],
  );
  expect(observed).toEqual([
    [118, 'PATAST', 'Confirmed by the patient from lipids.pdf, page 2'],
    [164, 'PATAST', 'Corrected by the patient from lipids.pdf, page 1'],
    [41, 'DEVAST', undefined],
  ]);
  const { confirmed: _, documentName: __, ...plain } = report;
  const [entry] = read(JSON.stringify(bundle)).entries;
  expect(entry).toEqual({
    ...plain,
    result: expect.stringMatching(
      /^LDL 128 mg\/dL\nHDL 41 mg\/dL\n.*118 mg\/dL\nNote: Confirmed .*\n.*164 mg\/dL\nNote: Corrected .* page 1$/,
    ),
  });
});

test('words that say that nothing is known come back, because somebody typed them', () => {
  const typed = (more: object) => ({ role: 'patient', doctorName: '', ...more }) as TransferredEntry;
  const diagnosis = { kind: 'diagnosis', date: '2026-01-01', symptoms: '', notes: '' };
  const written = [
    typed({ ...diagnosis, resource: 'urn:uuid:1', condition: 'No known problem', followUpDate: '2027-01-01' }),
    typed({ ...diagnosis, resource: 'urn:uuid:2', condition: 'Nil relevant', followUpDate: null }),
    typed({
      ...{ kind: 'allergy', resource: 'urn:uuid:3', substance: 'No known drug allergy', reaction: '' },
      writtenAt: null,
    }),
    typed({ kind: 'allergy', resource: 'urn:uuid:4', substance: 'None', reaction: '', writtenAt: null }),
  ];
  const first = writeBundle(meera, written, options);
  const bundle = readAgain(first);
  expect(bundle.unread).toEqual([]);
  expect(byResource(bundle.entries)).toEqual(byResource(written));
  expect(JSON.stringify(writeBundle(meera, bundle.entries, options))).toBe(JSON.stringify(first));
});

test('two exports differ in the timestamp alone, also when entries were stored in another order', () => {
  const later = '2026-11-24T09:00:00.000Z';
  const text = JSON.stringify(writeBundle(meera, entries, options));
  const again = JSON.stringify(writeBundle(meera, entries.toReversed(), { ...options, now: later }));
  expect(again).not.toBe(text);
  expect(again.replaceAll(later, options.now)).toBe(text);
});

test('a medicine that is stopped today is read as stopped, also where today has not begun in UTC', () => {
  const stopped = [{ ...entries[1], stoppedOn: '2026-11-24' } as TransferredEntry];
  const bundle = writeBundle(meera, stopped, { ...options, now: '2026-11-23T20:00:00.000Z' });
  expect(read(JSON.stringify(bundle)).entries).toEqual(stopped);
});

test('a changed record is another document', () => {
  const identifier = (list: readonly TransferredEntry[]) => writeBundle(meera, list, options).identifier.value;
  expect(identifier(entries.slice(1))).not.toBe(identifier(entries));
});

/** Everything that a resource of a bundle says of the people behind it. */
const peopleOf = (bundle: Bundle, resource: string) => {
  const found: unknown = bundle.entry.find((each) => each.resource.identifier?.[0]?.value === resource)?.resource;
  const { meta, recorder, asserter, informationSource, performer, contained } = found as Record<string, unknown> & {
    meta?: { security?: { code: string }[] };
    contained?: { requester: unknown; reportedReference: unknown }[];
  };
  return {
    ...{ label: meta?.security?.[0]?.code, recorder, asserter, informationSource, performer },
    ...{ requester: contained?.[0]?.requester, reported: contained?.[0]?.reportedReference },
  };
};

describe('what a patient told or imported', () => {
  const told = entries.map((entry) => ({ ...entry, role: 'patient' as const, doctorName: 'Dr. Neel Shah' }));
  const bundle = writeBundle(meera, told, options);
  const subject = bundle.entry[1]?.fullUrl;

  test('is asserted by the patient, and makes nobody a practitioner', () => {
    for (const { kind, resource } of told) {
      const { label, ...people } = peopleOf(bundle, resource);
      expect(label).toBe('PATAST');
      const patient = { reference: subject };
      const named = { display: 'Dr. Neel Shah' };
      const expected = {
        prescription: { informationSource: patient, requester: named, reported: patient },
        testReport: { performer: [named] },
        diagnosis: { recorder: patient, asserter: patient },
        allergy: { recorder: patient, asserter: patient },
      }[kind];
      expect(JSON.parse(JSON.stringify(people))).toEqual(expected);
    }
    expect(bundle.entry.map(({ resource }) => resource.resourceType)).not.toContain('Practitioner');
    expect(JSON.stringify(bundle)).not.toContain('CLINAST');
  });

  test('has the patient as its source, also where a resource has no element for it', () => {
    const { resource } = bundle.entry.at(-1) ?? {};
    expect(resource).toMatchObject({
      resourceType: 'Provenance',
      agent: [{ type: { coding: [{ code: 'informant' }] }, who: { reference: subject } }],
    });
    const targets = new Set((resource as Provenance).target.map(({ reference }) => reference));
    const ofEntries = bundle.entry.filter((each) => each.resource.identifier).map(({ fullUrl }) => fullUrl);
    expect(ofEntries).toHaveLength(told.length);
    expect(ofEntries.filter((fullUrl) => !targets.has(fullUrl))).toEqual([]);
  });

  test('keeps the doctor whom the patient named', () => {
    expect(byResource(read(JSON.stringify(bundle)).entries)).toEqual(byResource(told));
  });

  test('is told apart from what doctors wrote', () => {
    const mixed = writeBundle(meera, entries, options);
    const doctors = entries.filter(({ role }) => role === 'doctor');
    for (const { resource } of doctors) expect(peopleOf(mixed, resource).label).toBe('CLINAST');
    const targets = (mixed.entry.at(-1)!.resource as Provenance).target.map(({ reference }) => reference);
    const addresses = doctors.map(({ resource }) => addressOf(mixed, resource));
    expect(addresses.filter((address) => targets.includes(address ?? ''))).toEqual([]);
  });
});

const addressOf = ({ entry }: Bundle, resource: string) =>
  entry.find((each) => each.resource.identifier?.[0]?.value === resource)?.fullUrl;

describe('a hostile URI of an imported entry', () => {
  const [own] = entries;
  const clean = writeBundle(meera, entries, options);
  const imported = (resource: string): TransferredEntry => ({
    ...{
      kind: 'testReport',
      role: 'patient',
      doctorName: '',
      date: '2026-11-20',
      testName: 'TSH',
      result: '2.1 mIU/L',
    },
    resource,
  });
  const attacks = [
    ...clean.entry.map(({ fullUrl, resource }) => [resource.resourceType, fullUrl] as const),
    ...entries.map(({ kind, resource }) => [`the ${kind}`, resource] as const),
    ['a program', 'javascript:alert(1)'],
    ['content', 'data:text/html,<script>'],
    ['nothing', ''],
  ] as const;

  test.each(attacks)('that is the one of %s (%s) leaves every address unique, and nothing is lost', (_, uri) => {
    const all = [...entries, imported(uri), { ...imported(uri), testName: 'TSH again' } as TransferredEntry];
    const bundle = writeBundle(meera, all, options);
    const addresses = bundle.entry.map(({ fullUrl }) => fullUrl);
    expect(new Set(addresses).size).toBe(addresses.length);
    const identifiers = bundle.entry.flatMap(({ resource }) => resource.identifier ?? []).map(({ value }) => value);
    expect(new Set(identifiers).size).toBe(all.length);
    expect(identifiers.filter((value) => !/^(?:urn:uuid:|https:)/.test(value))).toEqual([]);
    // What was there before keeps its address and its identity, so what refers to it still does.
    for (const { fullUrl, resource } of clean.entry.slice(1))
      if (resource.resourceType !== 'Provenance')
        expect(bundle.entry.find((each) => each.fullUrl === fullUrl)?.resource).toEqual(resource);
    const read = readAgain(bundle);
    expect([read.entries.length, read.unread]).toEqual([all.length, []]);
    expect(read.person.name).toBe('Meera Joshi');
    // The order in which they were stored does not matter.
    expect(JSON.stringify(writeBundle(meera, all.toReversed(), options))).toBe(JSON.stringify(bundle));
  });

  test('of an entry of a doctor does not take its place', () => {
    const bundle = writeBundle(meera, [imported(own?.resource ?? ''), ...entries], options);
    expect(peopleOf(bundle, own?.resource ?? '').label).toBe('CLINAST');
  });
});

const readAgain = (bundle: Bundle) => read(JSON.stringify(bundle));

/** Texts of any script, with line breaks, control characters, reversed directions and parts of markup. */
const odd = (max: number) =>
  fc
    .array(
      fc.oneof(
        fc.string({ unit: 'grapheme', maxLength: 12 }),
        fc.string({ unit: 'binary', maxLength: 12 }),
        fc.constantFrom(
          '<script>',
          ']]>',
          '&amp;',
          '"',
          "'",
          '\u202e',
          '\u00a0',
          '\u2028',
          '\ufeff',
          '\ud83d',
          '#',
          '|',
        ),
        fc.constantFrom('HbA1c 5.9 %', '2,68,000 /cumm', 'LDL < 100', 'No known allergies', '__proto__', 'निदान'),
      ),
      { maxLength: 8 },
    )
    .map((parts) => parts.join('').slice(0, max));
const dateUntil = (last: string) =>
  fc.date({ min: new Date('1930-01-01'), max: new Date(last), noInvalidDate: true }).map((at) => at.toISOString());
const date = dateUntil('2030-12-31');
const day = date.map((at) => at.slice(0, 10));
const pastDay = dateUntil('2026-11-23').map((at) => at.slice(0, 10));
const common = {
  resource: fc.oneof(
    fc.uuid().map((id) => `urn:uuid:${id}`),
    fc.webUrl(),
  ),
  role: fc.constantFrom('patient' as const, 'doctor' as const, 'unknown' as const),
  doctorName: odd(60),
};
const anyEntry = fc.oneof(
  fc.record({
    ...{ kind: fc.constant('prescription' as const), ...common, date: pastDay, medication: odd(60), dosage: odd(60) },
    ...{ duration: odd(60), instructions: odd(400), stoppedOn: fc.option(pastDay) },
  }),
  fc.record({
    kind: fc.constant('testReport' as const),
    ...common,
    date: pastDay,
    testName: odd(60),
    result: odd(800),
  }),
  fc.record({
    ...{ kind: fc.constant('diagnosis' as const), ...common, date: pastDay, condition: odd(60), symptoms: odd(400) },
    ...{ notes: odd(800), followUpDate: fc.option(day) },
  }),
  fc.record({
    ...{ kind: fc.constant('allergy' as const), ...common, substance: odd(60), reaction: odd(60) },
    writtenAt: fc.option(date),
  }),
);

test('whatever is stored comes back, in any script', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyEntry, { selector: ({ resource }) => resource, maxLength: 8 }), (drafts) => {
      // As the server stores it: cleaned and within the limits.
      const stored = drafts.flatMap((draft) => {
        const cleaned = JSON.parse(JSON.stringify(draft), (_, value: unknown) =>
          typeof value === 'string' ? typedText(value.replaceAll('\0', '')) : value,
        ) as unknown;
        const parsed = transferredEntry.safeParse(cleaned);
        const isStored = parsed.success && !('date' in parsed.data && daysProblem(parsed.data, today));
        return isStored ? [parsed.data] : [];
      });
      const text = JSON.stringify(writeBundle({ ...meera, id: uuidOf('other') }, stored, options));
      if (stored.length === 0) return expect(readBundle(text, today)).toEqual({ problem: 'nothingInIt' });
      const bundle = read(text);
      expect(byResource(bundle.entries)).toEqual(byResource(stored));
      expect(bundle.unread).toEqual([]);
      for (const div of text.matchAll(/"div":"((?:[^"\\]|\\.)*)"/g))
        expect(isWellFormed(JSON.parse(`"${div[1]}"`) as string)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

/** Whether XHTML of the elements that narratives have is well formed. */
function isWellFormed(div: string): boolean {
  const open: string[] = [];
  const text = div.replace(
    /<(\/?)(div|ul|li|p|br)( xmlns="[^"<]*")?(\/?)>/g,
    (_, end: string, name: string, __, self: string) => {
      if (end) return open.pop() === name ? '' : '<';
      if (!self) open.push(name);
      return '';
    },
  );
  return open.length === 0 && !/[<>]|&(?!(?:amp|lt|gt|quot|#39);)/.test(text);
}
