import Button from '@mui/material/Button';
import { savingMessages as m } from './messages';

/** Edit Profile, which becomes Save Profile and Cancel; `form` is the id of the form that is sent. */
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
  // The keys keep a click on one from landing on the other that takes its place.
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
