import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { Section } from '../look/section';
import { patientProfileMessages as m } from './messages';

/** The way to the list of everybody who has opened the patient's record. */
export const ReadingsCard = () => (
  <Section title={m.readings}>
    <p className="note">{m.readingsNote}</p>
    <Button variant="tonal" size="small" component={Link} to="/record-readings" sx={{ mt: 2 }}>
      {m.showReadings}
    </Button>
  </Section>
);
