import { showHealthRecord } from '@anamnesis/contracts/records/addresses';
import { isOutOfDate } from '../api/api-queries';
import { useOpenedQuery, useOpening } from '../audit/use-opened-query';
import { AccessEnded } from '../break-glass/access-ended';
import { DuringEmergency } from '../break-glass/during-emergency';
import { useFallbackInterval } from '../live/live-state';
import { RecordViewer } from './record-viewer';

interface Props {
  patientId: string;
  onOpened: (patientId: string) => void;
}

/** A change of the record or of the appointments is pushed; an access that ends by time or with the doctor's verification is not. */
const CHECK_MS = 60_000;

/** The opened record while the doctor has access. When it ends, nothing of the record stays on the screen. */
export function OpenedRecord({ patientId, onOpened }: Props) {
  const refetchInterval = useFallbackInterval() || CHECK_MS;
  const opening = useOpening();
  const question = useOpenedQuery(showHealthRecord, { params: { patientId } }, { refetchInterval, opening });
  const { data, dataUpdatedAt, error, refetch } = question;
  const ended = <AccessEnded patientId={patientId} onOpened={onOpened} />;
  if (error && isOutOfDate(error)) return ended;
  const emergency = data?.data.emergency ?? null;
  const viewer = <RecordViewer question={question} opening={opening} />;
  if (emergency === null) return viewer;
  const endsAt = dataUpdatedAt + emergency.secondsLeft * 1_000;
  // Asks once more at the end: an appointment may have been booked meanwhile.
  return (
    <DuringEmergency endsAt={endsAt} ended={ended} onEnd={() => void refetch()}>
      {viewer}
    </DuringEmergency>
  );
}
