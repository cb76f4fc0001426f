import { showHealthRecord } from '@anamnesis/contracts/records/addresses';
import { isOutOfDate, useApiQuery } from '../api/api-queries';
import { AccessEnded } from '../break-glass/access-ended';
import { DuringEmergency } from '../break-glass/during-emergency';
import { RecordViewer } from './record-viewer';

interface Props {
  patientId: string;
  onOpened: (patientId: string) => void;
}

/** The opened record while the doctor has access. When it ends, nothing of the record stays on the screen. */
export function OpenedRecord({ patientId, onOpened }: Props) {
  const { data, error, refetch } = useApiQuery(showHealthRecord, { params: { patientId } });
  const ended = <AccessEnded patientId={patientId} onOpened={onOpened} />;
  if (error && isOutOfDate(error)) return ended;
  const until = data?.data.emergencyUntil ?? null;
  const viewer = <RecordViewer patientId={patientId} />;
  if (until === null) return viewer;
  // Asks once more at the end: an appointment may have been booked meanwhile.
  return (
    <DuringEmergency key={until} until={until} ended={ended} onEnd={() => void refetch()}>
      {viewer}
    </DuringEmergency>
  );
}
