import type { ConfirmedLabValue } from '@anamnesis/contracts/records/confirmed-value';
import { ReadValues } from './read-values';
import type { Reviewed } from './review';
import { useConfirmValues } from './use-confirm-values';
import type { DocumentReading } from './use-reading';
import type { WhoseReport } from './use-whose-report';

interface Props {
  entryId: string;
  /** What the patient confirmed before; null if nothing. */
  confirmed: readonly ConfirmedLabValue[] | null;
  document: { url: string; name: string };
  reading: DocumentReading;
  whose: WhoseReport;
  /** A value was pressed, which is compared with the document. */
  onPress: (value: Reviewed) => void;
}

/** The values that were read from the document of a report, to be checked and saved. */
export function DocumentValues({ entryId, confirmed, document, reading: { values, pages }, whose, onPress }: Props) {
  const check = useConfirmValues({ entryId, documentUrl: document.url, values, confirmed, whose });
  return <ReadValues check={check} pages={pages} documentName={document.name} onPress={onPress} />;
}
