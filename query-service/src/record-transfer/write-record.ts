import { knownDate } from '@anamnesis/contracts/record-transfer/remarks';
import type { EntryKind } from '@anamnesis/contracts/records/constants';
import { labTest } from '@anamnesis/contracts/labs/tests';
import type { Allergy } from '@anamnesis/contracts/records/query-routes';
import { hasUnprintable } from '@anamnesis/platform/pdf/fonts';
import { createPdfDocument } from '@anamnesis/platform/pdf/pdf-document';
import { addTable } from '@anamnesis/platform/pdf/table';
import { labRows } from './lab-rows.js';
import { checkFacts } from './check-facts.js';
import type { Identity, RecordPart, WrittenEntry } from './record-parts.js';
import { type RecordWords, recordWords } from './record-words.js';
import { whoNoted, whoWrote } from './who-wrote.js';

/** Writes the whole record from its parts, which have to come in their order. Complete pages go to `onPages`, the rest is returned by the last part. */
export function createRecordWriter(onPages: (bytes: Buffer) => void): (part: RecordPart) => Promise<void> {
  let writing: ReturnType<typeof begin> | null = null;
  return async (part) => {
    if (part.type === 'identity') writing = begin(part, onPages);
    else if (!writing) throw new Error(`A record cannot begin with ${part.type}`);
    else if (part.type === 'allergies') writing.allergies(part.allergies);
    else if (part.type === 'medicines') writing.medicines(part.entries);
    else if (part.type === 'end') onPages(await writing.end());
    else writing.entries(part.type, part.isFirst, part.entries);
  };
}

function begin(
  { identity, madeAt: at, timeZone, language }: Extract<RecordPart, { type: 'identity' }>,
  onPages: (bytes: Buffer) => void,
) {
  const madeAt = new Date(at);
  const words = recordWords(language, timeZone);
  const { m } = words;
  const pdf = createPdfDocument({
    ...{ language, title: `${m.title}: ${identity.fullName}`, madeAt, onPages },
    foot: `${identity.fullName} · ${m.title} · ${words.dayOf(at)}`,
  });
  const person = {
    sex: identity.gender === 'Male' ? 'male' : identity.gender === 'Female' ? 'female' : null,
    age: identity.age,
  } as const;
  let written = 0;
  let isMissing = hasUnprintable(identity.fullName);

  pdf.letterhead();
  pdf.title(m.title);
  pdf.note(m.madeOn({ when: words.moment(madeAt) }));
  pdf.note(m.asRecorded);
  addIdentity(pdf, identity, m);

  const add = (kind: EntryKind, entry: WrittenEntry) => {
    const { title, body, instructions, document, lab_values: confirmed } = entry;
    const values = kind === 'testReport' ? labRows({ title, text: body, confirmed }, person, m) : [];
    addEntry(pdf, kind, entry, values, words);
    isMissing ||= hasUnprintable([title, body, instructions, document, whoWrote(entry, words)].join(''));
  };
  return {
    allergies(allergies: readonly Allergy[]) {
      pdf.section(m.allergies);
      if (allergies.length === 0) pdf.note(m.noAllergies);
      for (const allergy of allergies) addAllergy(pdf, allergy, words);
      written += allergies.length;
    },
    medicines(entries: readonly WrittenEntry[]) {
      pdf.section(m.medicines);
      pdf.note(entries.length > 0 ? m.medicinesNote : m.noMedicines);
      pdf.pen.doc.y += 6;
      for (const entry of entries) {
        const { title, body, author_role } = entry;
        const added = author_role === 'patient' ? ` (${whoWrote(entry, words)})` : '';
        pdf.fact(words.day(dateOf(entry)), `${title}: ${body}${added}`);
      }
    },
    entries(kind: EntryKind, isFirst: boolean, entries: readonly WrittenEntry[]) {
      if (isFirst) pdf.section(m.sections[kind].title);
      if (isFirst && entries.length === 0) pdf.note(m.sections[kind].none);
      for (const entry of entries) add(kind, entry);
      written += entries.length;
    },
    end(): Promise<Buffer> {
      pdf.section(m.end);
      if (isMissing) pdf.note(m.missingCharacters);
      pdf.note(m.endOf({ entries: written, pages: pdf.pen.pageCount() }));
      return pdf.finish();
    },
  };
}

type Pdf = ReturnType<typeof createPdfDocument>;

function addIdentity(pdf: Pdf, { fullName, email, gender, age }: Identity, m: RecordWords['m']): void {
  pdf.section(m.identity);
  pdf.fact(m.name, fullName);
  pdf.fact(m.email, email);
  pdf.fact(m.age, age === null ? m.notGiven : m.yearsOld({ age }));
  pdf.fact(m.gender, gender === null ? m.notGiven : m.genders[gender]);
}

function addAllergy({ pen }: Pdf, allergy: Allergy, words: RecordWords): void {
  const { m, dayOf } = words;
  const { substance, reaction, notedAt, retracted } = allergy;
  const { room, tagged, write, doc } = pen;
  room(40);
  tagged('P', () => {
    write('strong', reaction ? `${substance}: ${reaction}` : substance, undefined, undefined, {
      strike: retracted !== null,
    });
    write('note', `${dayOf(notedAt)} · ${whoNoted(allergy, words)}`);
    if (retracted) write('note', m.retractedOn({ day: dayOf(retracted.at), reason: retracted.reason }));
  });
  doc.y += 8;
}

/** The date of an entry as far as it is known: the instructions or the text may say that the day is not. */
const dateOf = ({ date, body, instructions }: WrittenEntry): string => knownDate(date, `${body}\n${instructions}`);

/** An entry with everything in it. A retracted one is struck through, and its values are not judged. */
function addEntry(
  { pen }: Pdf,
  kind: EntryKind,
  entry: WrittenEntry,
  values: readonly string[][],
  words: RecordWords,
): void {
  const { m, day, dayOf } = words;
  const { room, tagged, write, doc } = pen;
  const strike = entry.retracted_at !== null;
  room(64);
  tagged('P', () => {
    write('note', `${day(dateOf(entry))} · ${whoWrote(entry, words)}`);
    write('strong', entry.title, undefined, undefined, { strike });
    if (entry.retracted_at !== null)
      write('note', m.retractedOn({ day: dayOf(entry.retracted_at), reason: entry.retraction_reason }));
  });
  if (!strike && values.length > 0) addTable(pen, [m.test, m.value, m.range, m.standing], values);
  tagged('P', () => {
    for (const { label, text } of factsOf(kind, entry, values.length > 0, words))
      write('body', label ? `${label}: ${text}` : text, undefined, undefined, { strike });
  });
  doc.y += 12;
}

function factsOf(
  kind: EntryKind,
  entry: WrittenEntry,
  hasValues: boolean,
  { m, day }: RecordWords,
): { label: string; text: string }[] {
  const bodyLabel = { prescription: m.dosage, testReport: hasValues ? m.asWritten : '', diagnosis: '' }[kind];
  return [
    { label: bodyLabel, text: entry.body },
    { label: m.duration, text: entry.duration },
    { label: m.instructions, text: entry.instructions },
    { label: m.stopped, text: stoppedWords(entry, day) },
    ...checkFacts(m, entry),
    { label: m.symptoms, text: entry.symptoms },
    { label: m.document, text: entry.document },
    { label: m.confirmedFrom, text: kind === 'testReport' ? pageWords(entry, m) : '' },
    { label: m.followUp, text: entry.follow_up === null ? '' : day(entry.follow_up) },
  ].filter(({ text }) => text !== '');
}

/** Which tests were confirmed from which page of the document; empty without. */
function pageWords({ document, lab_values: confirmed }: WrittenEntry, m: RecordWords['m']): string {
  if (document === '') return '';
  const pages = [...new Set((confirmed ?? []).flatMap(({ page }) => page ?? []))].sort((a, b) => a - b);
  const testsOn = (page: number) => (confirmed ?? []).filter((value) => value.page === page).map(({ test }) => test);
  const names = (page: number) =>
    testsOn(page)
      .map((test) => labTest(test).name)
      .join(', ');
  return pages.map((page) => m.onPage({ page, tests: names(page) })).join('; ');
}

const stoppedWords = ({ stopped_on: stopped, stop_reason: reason }: WrittenEntry, day: RecordWords['day']): string =>
  stopped === null ? '' : [day(stopped), ...(reason ? [reason] : [])].join('. ');
