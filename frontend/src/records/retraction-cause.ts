import type { retractable } from '@anamnesis/contracts/records/constants';
import type { RecordTexts } from './messages';

type Kind = (typeof retractable)[number];

/** What can be wrong with an entry. */
export const retractionCauses = ['wrongContent', 'wrongPatient', 'duplicate', 'other'] as const;
export type RetractionCause = (typeof retractionCauses)[number];

/** The name of a cause for this kind of entry. */
export function causeText(m: RecordTexts, kind: Kind, cause: RetractionCause): string {
  if (cause !== 'wrongContent') return m.causes[cause];
  return kind === 'testReport' || kind === 'prescription' ? m.causes.wrongValue : m.causes.wrongEntry;
}

/** The reason as it is stored: the cause and what was written about it. "Something else" says nothing, so it is left out. */
export const reasonOf = (name: string, cause: RetractionCause, text: string): string =>
  cause === 'other' ? text : [`${name}.`, text].filter(Boolean).join(' ');
