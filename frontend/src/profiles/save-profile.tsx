import Button from '@mui/material/Button';
import { SaveButton } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { BarTools } from '../desk/bar-tools';
import { useMessages } from '../language/messages';
import { savingMessages } from './saving-messages';

/** The id of the form of a doctor's profile. */
export const DOCTOR_FORM = 'doctor-profile';

/** The buttons of the surrounding form of a profile, in the title bar. */
export function SaveProfile({ onCancel }: { onCancel: () => void }) {
  const m = useMessages(savingMessages);
  const { isSubmitting } = useFormState();
  return (
    <BarTools>
      <Button variant="text" disabled={isSubmitting} onClick={onCancel}>
        {m.cancel}
      </Button>
      <SaveButton
        form={DOCTOR_FORM}
        variant="act"
        icon={null}
        label={isSubmitting ? m.saving : m.save}
        alwaysEnable={!isSubmitting}
      />
    </BarTools>
  );
}
