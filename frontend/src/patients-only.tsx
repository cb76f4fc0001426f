import { lazy } from 'react';
import { useLocation } from 'react-router';
import { RequireRole } from './accounts/require-role';
import { ToSignIn } from './accounts/to-sign-in';
import PatientShell from './shell/patient-shell';

const RoomsNeedSignIn = lazy(() => import('./community/rooms-need-sign-in'));

/** A signed-out visitor of a patient's page signs in first; at the rooms it is said why. */
function Stranger() {
  return useLocation().pathname.toLowerCase() === '/community' ? <RoomsNeedSignIn /> : <ToSignIn role="patient" />;
}

/** The frame of a patient's pages, for patients only. */
export default function PatientsOnly() {
  return (
    <RequireRole role="patient" stranger={<Stranger />}>
      <PatientShell />
    </RequireRole>
  );
}
