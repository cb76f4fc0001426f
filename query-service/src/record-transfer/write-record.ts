import type { EntryKind } from '@anamnesis/contracts/records/constants';
import { labTest } from '@anamnesis/contracts/labs/tests';
import type { Allergy } from '@anamnesis/contracts/records/query-routes';
import { dateWords, momentWords } from '@anamnesis/platform/pdf/date-words';
import { hasUnprintable } from '@anamnesis/platform/pdf/fonts';
import { createPdfDocument } from '@anamnesis/platform/pdf/pdf-document';
import { addTable } from '@anamnesis/platform/pdf/table';
import { labRows } from './lab-rows.js';
import { checkFacts } from './check-facts.js';
import type { Identity, RecordPart, WrittenEntry } from './record-parts.js';
import { endOf, footOf, madeOn, onPage, retractedOn, sections, texts, yearsOld } from './texts.js';
import { whoNoted, whoWrote } from './who-wrote.js';

const dayWords = (day: string) => dateWords(new Date(`${day}T00:00:00Z`), 'UTC');
/** The day of a moment in the clinic's zone, in words. */
type DayOf = (moment: string) => string;

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
  { identity, madeAt: at, timeZone }: Extract<RecordPart, { type: 'identity' }>,
  onPages: (bytes: Buffer) => void,
) {
  const madeAt = new Date(at);
  const foot = footOf(identity.fullName, dateWords(madeAt, timeZone));
  const pdf = createPdfDocument({ title: `${texts.title}: ${identity.fullName}`, madeAt, foot, onPages });
  const person = {
    sex: identity.gender === 'Male' ? 'male' : identity.gender === 'Female' ? 'female' : null,
    age: identity.age,
  } as const;
  const dayOf: DayOf = (moment) => dateWords(new Date(moment), timeZone);
  let written = 0;
  let isMissing = hasUnprintable(identity.fullName);

  pdf.letterhead();
  pdf.title(texts.title);
  pdf.note(madeOn(momentWords(madeAt, timeZone)));
  pdf.note(texts.asRecorded);
  addIdentity(pdf, identity);

  const add = (kind: EntryKind, entry: WrittenEntry) => {
    const { title, body, instructions, document, lab_values: confirmed } = entry;
    const values = kind === 'testReport' ? labRows({ title, text: body, confirmed }, person) : [];
    addEntry(pdf, kind, entry, values, dayOf);
    isMissing ||= hasUnprintable([title, body, instructions, document, whoWrote(entry, dayOf)].join(''));
  };
  return {
    allergies(allergies: readonly Allergy[]) {
      pdf.section(texts.allergies);
      if (allergies.length === 0) pdf.note(texts.noAllergies);
      for (const allergy of allergies) addAllergy(pdf, allergy, dayOf);
      written += allergies.length;
    },
    medicines(entries: readonly WrittenEntry[]) {
      pdf.section(texts.medicines);
      pdf.note(entries.length > 0 ? texts.medicinesNote : texts.noMedicines);
      pdf.pen.doc.y += 6;
      for (const entry of entries) {
        const { title, body, date, author_role } = entry;
        const added = author_role === 'patient' ? ` (${whoWrote(entry, dayOf)})` : '';
        pdf.fact(dayWords(date), `${title}: ${body}${added}`);
      }
    },
    entries(kind: EntryKind, isFirst: boolean, entries: readonly WrittenEntry[]) {
      if (isFirst) pdf.section(sections[kind].title);
      if (isFirst && entries.length === 0) pdf.note(sections[kind].none);
      for (const entry of entries) add(kind, entry);
      written += entries.length;
    },
    end(): Promise<Buffer> {
      pdf.section(texts.end);
      if (isMissing) pdf.note(texts.missingCharacters);
      pdf.note(endOf(written, pdf.pen.pageCount()));
      return pdf.finish();
    },
  };
}

type Pdf = ReturnType<typeof createPdfDocument>;

function addIdentity(pdf: Pdf, { fullName, email, gender, age }: Identity): void {
  pdf.section(texts.identity);
  pdf.fact(texts.name, fullName);
  pdf.fact(texts.email, email);
  pdf.fact(texts.age, age === null ? texts.notGiven : yearsOld(age));
  pdf.fact(texts.gender, gender ?? texts.notGiven);
}

function addAllergy({ pen }: Pdf, allergy: Allergy, dayOf: DayOf): void {
  const { substance, reaction, notedAt, retracted } = allergy;
  const { room, tagged, write, doc } = pen;
  room(40);
  tagged('P', () => {
    write('strong', reaction ? `${substance}: ${reaction}` : substance, undefined, undefined, {
      strike: retracted !== null,
    });
    write('note', `${dayOf(notedAt)} · ${whoNoted(allergy, dayOf)}`);
    if (retracted) write('note', retractedOn(dayOf(retracted.at), retracted.reason));
  });
  doc.y += 8;
}

/** An entry with everything in it. A retracted one is struck through, and its values are not judged. */
function addEntry({ pen }: Pdf, kind: EntryKind, entry: WrittenEntry, values: readonly string[][], dayOf: DayOf): void {
  const { room, tagged, write, doc } = pen;
  const strike = entry.retracted_at !== null;
  room(64);
  tagged('P', () => {
    write('note', `${dayWords(entry.date)} · ${whoWrote(entry, dayOf)}`);
    write('strong', entry.title, undefined, undefined, { strike });
    if (entry.retracted_at !== null) write('note', retractedOn(dayOf(entry.retracted_at), entry.retraction_reason));
  });
  if (!strike && values.length > 0) addTable(pen, [texts.test, texts.value, texts.range, texts.standing], values);
  tagged('P', () => {
    for (const { label, text } of factsOf(kind, entry, values.length > 0))
      write('body', label ? `${label}: ${text}` : text, undefined, undefined, { strike });
  });
  doc.y += 12;
}

function factsOf(kind: EntryKind, entry: WrittenEntry, hasValues: boolean): { label: string; text: string }[] {
  const bodyLabel = { prescription: texts.dosage, testReport: hasValues ? texts.asWritten : '', diagnosis: '' }[kind];
  return [
    { label: bodyLabel, text: entry.body },
    { label: texts.duration, text: entry.duration },
    { label: texts.instructions, text: entry.instructions },
    { label: texts.stopped, text: stoppedWords(entry) },
    ...checkFacts(entry),
    { label: texts.symptoms, text: entry.symptoms },
    { label: texts.document, text: entry.document },
    { label: texts.confirmedFrom, text: kind === 'testReport' ? pageWords(entry) : '' },
    { label: texts.followUp, text: entry.follow_up === null ? '' : dayWords(entry.follow_up) },
  ].filter(({ text }) => text !== '');
}

/** Which tests were confirmed from which page of the document; empty without. */
function pageWords({ document, lab_values: confirmed }: WrittenEntry): string {
  if (document === '') return '';
  const pages = [...new Set((confirmed ?? []).flatMap(({ page }) => page ?? []))].sort((a, b) => a - b);
  const testsOn = (page: number) => (confirmed ?? []).filter((value) => value.page === page).map(({ test }) => test);
  return pages
    .map((page) =>
      onPage(
        page,
        testsOn(page)
          .map((test) => labTest(test).name)
          .join(', '),
      ),
    )
    .join('; ');
}

const stoppedWords = ({ stopped_on: day, stop_reason: reason }: WrittenEntry): string =>
  day === null ? '' : [dayWords(day), ...(reason ? [reason] : [])].join('. ');
