import { ErrorBox, Loading } from '../look/states';
import { FaceSheet } from './face-sheet';
import { faceSheetMessages as m } from './messages';
import { useFaceSheet } from './use-face-sheet';

/** The health answers of an appointment's patient, for its doctor. */
export function PatientGlance({ appointmentId }: { appointmentId: string }) {
  const { sheet, loading, failed, askAgain } = useFaceSheet(appointmentId);
  if (failed) return <ErrorBox title={m.failed} text={m.failedHint} onRetry={askAgain} />;
  if (loading) return <Loading label={m.loading} bare />;
  return sheet ? <FaceSheet sheet={sheet} /> : null;
}
