import { ErrorBox, Loading } from '../look/states';
import { FaceSheet } from './face-sheet';
import { faceSheetMessages } from './face-sheet-messages';
import { useMessages } from '../language/messages';
import { useFaceSheet } from './use-face-sheet';

/** The health answers of an appointment's patient, for its doctor. */
export function PatientGlance({ appointmentId }: { appointmentId: string }) {
  const m = useMessages(faceSheetMessages);
  const { sheet, loading, failed, retry } = useFaceSheet(appointmentId);
  if (failed) return <ErrorBox title={m.failed} text={m.failedHint} onRetry={retry} />;
  if (loading) return <Loading label={m.loading} bare />;
  return sheet ? <FaceSheet sheet={sheet} /> : null;
}
