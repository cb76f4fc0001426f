import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { EmptyState } from '../look/states';
import { DeskBar } from '../desk/desk-bar';
import { deskMessages as m } from './messages';

/** The doctor's patients, until there are records to show. */
export function NoPatients() {
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
