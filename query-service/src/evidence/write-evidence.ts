import type { SpokenLanguage } from '@anamnesis/contracts/language/languages';
import { momentWords, dateWords } from '@anamnesis/platform/pdf/date-words';
import { hasUnprintable } from '@anamnesis/platform/pdf/fonts';
import { createPdfDocument } from '@anamnesis/platform/pdf/pdf-document';
import { addSignatureField } from '@anamnesis/platform/pdf/signature-field';
import { evidenceMessages, type EvidenceTexts } from './evidence-messages.js';

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
  readonly language: SpokenLanguage;
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

const SIGNER = 'Anamnesis';

/** Writes the readable part of an evidence package as a PDF with a field for the signature, still unsigned. */
export function writeEvidence(evidence: Evidence): Promise<Buffer> {
  const { person, events, timeZone, language } = evidence;
  const m = evidenceMessages(language);
  const madeAt = new Date(evidence.madeAt);
  const when = (moment: string) => momentWords(new Date(moment), timeZone, language);
  const pdf = createPdfDocument({
    ...{ language, title: `${m.title}: ${person.name}`, madeAt },
    foot: `${person.name} · ${m.title} · ${dateWords(madeAt, timeZone, language)}`,
  });
  addSignatureField(pdf.pen, {
    name: SIGNER,
    reason: `${m.title} ${evidence.hashes['history.json']}`,
    at: madeAt,
  });
  pdf.letterhead();
  pdf.title(m.title);
  pdf.fact(m.person, `${person.name}\n${person.id}`);
  pdf.fact(m.period, m.periodOf({ from: when(evidence.from), to: when(evidence.to) }));
  pdf.fact(m.inquiry, `${evidence.inquiry.reason}\n${evidence.inquiry.id}`);
  pdf.fact(m.madeBy, m.auditor({ name: evidence.auditor }));
  pdf.fact(m.madeAt, when(evidence.madeAt));
  if (person.isErased) pdf.note(m.erased);
  addHead(pdf, evidence, m, when);
  pdf.section(m.events);
  events.forEach((event, index) => addEvent(pdf, event, m, { when, index: index + 1, total: events.length }));
  if (
    hasUnprintable(
      [person.name, evidence.inquiry.reason, ...events.flatMap(({ sentence, reason }) => [sentence, reason])].join(''),
    )
  )
    pdf.note(m.missingCharacters);
  pdf.note(m.endOf({ events: events.length, pages: pdf.pen.pageCount() }));
  return pdf.finish();
}

type Pdf = ReturnType<typeof createPdfDocument>;
type When = (moment: string) => string;

function addHead(pdf: Pdf, { head, hashes, events }: Evidence, m: EvidenceTexts, when: When): void {
  pdf.section(m.head);
  pdf.fact(m.origin, head.origin);
  pdf.fact(m.size, head.size);
  pdf.fact(m.root, head.root);
  pdf.fact(m.signedAt, when(head.signedAt));
  pdf.fact(m.fingerprint, head.fingerprint);
  for (const [file, hash] of Object.entries(hashes)) pdf.fact(m.hashOf({ file }), hash);
  if (events.some(({ standing }) => standing === 'newer')) pdf.note(m.headMissing);
  if (events.some(isMarked)) pdf.note(m.differing);
  pdf.section(m.howTitle);
  pdf.note(m.how);
  pdf.note(m.means);
}

const isMarked = ({ standing }: ToldEvent): boolean => standing === 'differs' || standing === 'lost';

/** When it happened and was recorded, where that is known. */
function times({ happenedAt, recordedAt }: ToldEvent, m: EvidenceTexts, when: When): { style: 'note'; text: string }[] {
  if (happenedAt === null || recordedAt === null) return [];
  const [happened, recorded] = [when(happenedAt), when(recordedAt)];
  const text = happenedAt === recordedAt ? m.recorded({ recorded }) : m.happenedAndRecorded({ happened, recorded });
  return [{ style: 'note', text }];
}

function addEvent(
  pdf: Pdf,
  event: ToldEvent,
  m: EvidenceTexts,
  { when, index, total }: { when: When; index: number; total: number },
): void {
  const proof = event.leaf === null ? m[isMarked(event) ? 'notAsRecorded' : 'noProof'] : m.leaf({ hash: event.leaf });
  const number = m.numberOf({ index, total });
  pdf.point(
    event.sentence,
    [
      ...(event.reason ? [{ style: 'voice' as const, text: event.reason }] : []),
      ...times(event, m, when),
      { style: 'small', text: `${number} · ${event.type} · #${event.position} · ${proof}` },
    ],
    index === total,
  );
}
