import { ErrorBox, Loading } from '../look/states';
import { FaceSheet } from './face-sheet';
import { faceSheetMessages as m } from './messages';
import { useFaceSheet } from './use-face-sheet';

/** What the patient of an appointment told of their health, for its doctor. */
export function PatientGlance({ appointmentId }: { appointmentId: string }) {
  const { sheet, loading, failed, askAgain } = useFaceSheet(appointmentId);
  if (failed) return <ErrorBox title={m.failed} text={m.failedHint} onRetry={askAgain} />;
  if (loading) return <Loading label={m.loading} bare />;
  return sheet ? <FaceSheet sheet={sheet} /> : null;
}
