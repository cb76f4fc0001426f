import Button from '@mui/material/Button';
import { savingMessages } from './saving-messages';
import { useMessages } from '../language/messages';

/** Edit Profile, replaced by Save Profile and Cancel while editing. `form` is the id of the form to submit. */
export function EditButtons({
  form,
  editing,
  saving,
  onEdit,
  onCancel,
}: {
  form: string;
  editing: boolean;
  saving: boolean;
  onEdit: () => void;
  onCancel: () => void;
}) {
  const m = useMessages(savingMessages);
  // Without distinct keys React reuses the DOM button, and the click on Edit could submit the form as Save.
  if (!editing)
    return (
      <Button key="edit" variant="outlined" onClick={onEdit}>
        {m.edit}
      </Button>
    );
  return (
    <span className="row">
      <Button key="cancel" variant="text" disabled={saving} onClick={onCancel}>
        {m.cancel}
      </Button>
      <Button key="save" type="submit" form={form} variant="act" disabled={saving}>
        {saving ? m.saving : m.save}
      </Button>
    </span>
  );
}
