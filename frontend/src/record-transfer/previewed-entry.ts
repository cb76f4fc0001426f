import type { TransferredEntry } from '@anamnesis/contracts/record-transfer/entry';
import { knownDate } from '@anamnesis/contracts/record-transfer/remarks';
import type { TransferTexts } from './messages';

/** An entry of a file as the preview shows it: everything that would be stored. */
export interface PreviewedEntry {
  title: string;
  /** The kind, the day and who wrote it. */
  about: string;
  lines: readonly string[];
}

/** How days are written: a calendar day, and the day of a moment in the clinic's zone. */
interface DayWords {
  dayText: (day: string) => string;
  momentDay: (at: string) => string;
}

/** The text of an entry that may say that its day is not known. */
function textOf(entry: Exclude<TransferredEntry, { kind: 'allergy' }>): string {
  switch (entry.kind) {
    case 'testReport':
      return entry.result;
    case 'prescription':
      return entry.instructions;
    case 'diagnosis':
      return entry.notes;
  }
}

/** An entry of a file in words. */
export function previewOf(m: TransferTexts, entry: TransferredEntry, { dayText, momentDay }: DayWords): PreviewedEntry {
  const told = entry.doctorName ? m.byPatient({ doctor: entry.doctorName }) : m.toldByPatient;
  const writer = entry.role === 'patient' ? told : entry.doctorName;
  const written =
    entry.kind === 'allergy'
      ? entry.writtenAt && momentDay(entry.writtenAt)
      : dayText(knownDate(entry.date, textOf(entry)));
  const about = [m.kinds[entry.kind], written, writer].filter(Boolean).join(' · ');
  const shown = (title: string, lines: readonly string[]) => ({ title, about, lines: lines.filter(Boolean) });
  switch (entry.kind) {
    case 'testReport':
      return shown(entry.testName, [entry.result]);
    case 'prescription': {
      const stopped = entry.stoppedOn ? m.stopped({ date: dayText(entry.stoppedOn) }) : '';
      return shown(entry.medication, [entry.dosage, entry.duration, entry.instructions, stopped]);
    }
    case 'diagnosis': {
      const followUp = entry.followUpDate ? m.followUp({ date: dayText(entry.followUpDate) }) : '';
      return shown(entry.condition, [entry.symptoms, entry.notes, followUp]);
    }
    case 'allergy':
      return shown(entry.substance, [entry.reaction]);
  }
}
