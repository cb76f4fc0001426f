import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { EmptyState } from '../look/states';
import { DeskBar } from '../desk/desk-bar';
import { useMessages } from '../language/messages';
import { RequireSecondFactor } from './require-second-factor';
import { deskMessages } from './messages';

/** The doctor's patients: a placeholder until there are records to show. */
export function Patients() {
  const m = useMessages(deskMessages);
  return (
    <RequireSecondFactor title={m.patients}>
      <NoPatients />
    </RequireSecondFactor>
  );
}

function NoPatients() {
  const m = useMessages(deskMessages);
  return (
    <>
      <DeskBar title={m.patients} />
      <div className="desk-page">
        <EmptyState title={m.noPatientsTitle} text={m.noPatientsText}>
          <Button variant="contained" component={Link} to="/appointments">
            {m.seeAppointments}
          </Button>
        </EmptyState>
      </div>
    </>
  );
}
