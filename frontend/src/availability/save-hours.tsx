import Button from '@mui/material/Button';
import { SaveButton, useFormIsDirty } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { BarTools } from '../desk/bar-tools';
import { useMessages } from '../language/messages';
import { availabilityMessages } from './messages';

/** The buttons that save or discard the hours of the surrounding form, in the title bar. */
export function SaveHours({ form }: { form: string }) {
  const m = useMessages(availabilityMessages);
  const { reset } = useFormContext();
  const isDirty = useFormIsDirty();
  const { isSubmitting } = useFormState();
  return (
    <BarTools>
      {isDirty && (
        <Button disabled={isSubmitting} onClick={() => reset()}>
          {m.discard}
        </Button>
      )}
      <SaveButton form={form} variant="act" icon={null} label={isSubmitting ? m.saving : m.save} />
    </BarTools>
  );
}
