import { useSession } from '../signed-in/session';
import PageNotShown from '../shell/page-not-shown';
import PatientShell from '../shell/patient-shell';
import { PublicPage } from '../shell/public-page';
import { useRestoring } from './require-role';

/** In place of a page without a frame around it that failed: for patients in the frame of their pages, from which they go on. */
export default function PageAloneNotShown() {
  const session = useSession();
  // The page itself would have restored it.
  if (useRestoring(session === null)) return null;
  const isPatient = session?.user?.role === 'patient';
  const Frame = isPatient ? PatientShell : PublicPage;
  return (
    <Frame>
      <PageNotShown />
    </Frame>
  );
}
