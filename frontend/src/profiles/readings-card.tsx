import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { Section } from '../look/section';
import { patientProfileMessages } from './patient-profile-messages';
import { useMessages } from '../language/messages';

/** A link to the list of those who opened the patient's record. */
export const ReadingsCard = () => {
  const m = useMessages(patientProfileMessages);
  return (
    <Section title={m.readings}>
      <p className="note">{m.readingsNote}</p>
      <Button variant="tonal" size="small" component={Link} to="/record-readings" sx={{ mt: 2 }}>
        {m.showReadings}
      </Button>
    </Section>
  );
};
