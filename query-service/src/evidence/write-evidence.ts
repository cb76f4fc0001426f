import { momentWords, dateWords } from '@anamnesis/platform/pdf/date-words';
import { hasUnprintable } from '@anamnesis/platform/pdf/fonts';
import { createPdfDocument } from '@anamnesis/platform/pdf/pdf-document';
import { addSignatureField } from '@anamnesis/platform/pdf/signature-field';
import { endOf, footOf, numberOf, periodOf, texts } from './texts.js';

/** An event as the document tells it. */
export interface ToldEvent {
  /** Its position in the log, as a decimal text. */
  readonly position: string;
  readonly type: string;
  /** Who did what, in one sentence. */
  readonly sentence: string;
  /** The reason that the event states; empty without. */
  readonly reason: string;
  /** Null for an event that is not as it was recorded. */
  readonly happenedAt: string | null;
  readonly recordedAt: string | null;
  /** How it stands to the signed head: proved by it, newer, changed since, or gone from the log. */
  readonly standing: 'proved' | 'newer' | 'differs' | 'lost';
  /** The leaf's hash in hexadecimal, of a proved event. */
  readonly leaf: string | null;
}

/** The content of the document. Moments are ISO 8601, UTC; hashes are hexadecimal. */
export interface Evidence {
  readonly person: { readonly id: string; readonly name: string; readonly isErased: boolean };
  readonly from: string;
  readonly to: string;
  readonly inquiry: { readonly id: string; readonly reason: string };
  readonly auditor: string;
  readonly madeAt: string;
  readonly timeZone: string;
  readonly head: {
    readonly origin: string;
    readonly size: string;
    readonly root: string;
    readonly signedAt: string;
    readonly fingerprint: string;
  };
  /** SHA-256 of each further file of the package. */
  readonly hashes: Readonly<Record<'history.json' | 'events.json' | 'verify.mjs', string>>;
  /** Oldest first. */
  readonly events: readonly ToldEvent[];
}

/** Writes the readable part of an evidence package as a PDF with a field for the signature, still unsigned. */
export function writeEvidence(evidence: Evidence): Promise<Buffer> {
  const { person, events, timeZone } = evidence;
  const madeAt = new Date(evidence.madeAt);
  const when = (moment: string) => momentWords(new Date(moment), timeZone);
  const pdf = createPdfDocument({
    title: `${texts.title}: ${person.name}`,
    madeAt,
    foot: footOf(person.name, dateWords(madeAt, timeZone)),
  });
  addSignatureField(pdf.pen, {
    name: texts.signer,
    reason: `${texts.title} ${evidence.hashes['history.json']}`,
    at: madeAt,
  });
  pdf.letterhead();
  pdf.title(texts.title);
  pdf.fact(texts.person, `${person.name}\n${person.id}`);
  pdf.fact(texts.period, periodOf(when(evidence.from), when(evidence.to)));
  pdf.fact(texts.inquiry, `${evidence.inquiry.reason}\n${evidence.inquiry.id}`);
  pdf.fact(texts.madeBy, `${evidence.auditor}, ${texts.auditor}`);
  pdf.fact(texts.madeAt, when(evidence.madeAt));
  if (person.isErased) pdf.note(texts.erased);
  addHead(pdf, evidence, when);
  pdf.section(texts.events);
  events.forEach((event, index) =>
    addEvent(pdf, event, numberOf(index + 1, events.length), when, index + 1 === events.length),
  );
  if (
    hasUnprintable(
      [person.name, evidence.inquiry.reason, ...events.flatMap(({ sentence, reason }) => [sentence, reason])].join(''),
    )
  )
    pdf.note(texts.missingCharacters);
  pdf.note(endOf(events.length, pdf.pen.pageCount()));
  return pdf.finish();
}

type Pdf = ReturnType<typeof createPdfDocument>;
type When = (moment: string) => string;

function addHead(pdf: Pdf, { head, hashes, events }: Evidence, when: When): void {
  pdf.section(texts.head);
  pdf.fact(texts.origin, head.origin);
  pdf.fact(texts.size, head.size);
  pdf.fact(texts.root, head.root);
  pdf.fact(texts.signedAt, when(head.signedAt));
  pdf.fact(texts.fingerprint, head.fingerprint);
  for (const [file, hash] of Object.entries(hashes)) pdf.fact(`${texts.hashOf} ${file}`, hash);
  if (events.some(({ standing }) => standing === 'newer')) pdf.note(texts.headMissing);
  if (events.some(isMarked)) pdf.note(texts.differing);
  pdf.section(texts.howTitle);
  pdf.note(texts.how);
  pdf.note(texts.means);
}

const isMarked = ({ standing }: ToldEvent): boolean => standing === 'differs' || standing === 'lost';

/** When it happened and was recorded, where that is known. */
function times({ happenedAt, recordedAt }: ToldEvent, when: When): { style: 'note'; text: string }[] {
  if (happenedAt === null || recordedAt === null) return [];
  const happened = happenedAt === recordedAt ? '' : `${texts.happened} ${when(happenedAt)} · `;
  return [{ style: 'note', text: `${happened}${texts.recorded} ${when(recordedAt)}` }];
}

function addEvent(pdf: Pdf, event: ToldEvent, number: string, when: When, isLast: boolean): void {
  const proof =
    event.leaf === null ? texts[isMarked(event) ? 'notAsRecorded' : 'noProof'] : `${texts.leaf} ${event.leaf}`;
  pdf.point(
    event.sentence,
    [
      ...(event.reason ? [{ style: 'voice' as const, text: event.reason }] : []),
      ...times(event, when),
      { style: 'small', text: `${number} · ${event.type} · #${event.position} · ${proof}` },
    ],
    isLast,
  );
}
