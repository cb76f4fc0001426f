import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { Fragment, type ReactNode, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ApiError } from '../api/api-error';
import { DialogHead } from '../look/dialog-head';
import { Field } from '../look/field';
import { Problem } from '../look/problem';
import { useMessages } from '../language/messages';
import { dayOf } from '../time/clinic-time';
import { useClinic } from '../time/use-clinic';
import { discardUpload } from '../uploads/send-document';
import { DocumentField } from './document-field';
import { emptyDraft, type EntryDraft, type EntryField, missingText } from './entry-fields';
import { recordMessages } from './messages';

interface Props {
  title: string;
  note: string;
  fields: readonly EntryField[];
  isPending: boolean;
  /** The refusal of the last attempt; null without one. */
  refusal: ApiError | null;
  /** The fixed text of a refusal. */
  failed: string;
  /** Shown below the first field. */
  belowFirst?: ReactNode;
  /** Shown below the fields. */
  children?: ReactNode;
  /** `uploadId`: the uploaded document; null without one. */
  onSubmit: (draft: EntryDraft, uploadId: string | null) => void;
  /** Called when a field or the document is changed. */
  onEdit?: (draft: EntryDraft) => void;
  onClose: () => void;
}

/** The form of a new entry. A refused one keeps what was typed. */
export function EntryDialog({
  title,
  note,
  fields,
  isPending,
  refusal,
  failed,
  belowFirst,
  children,
  onSubmit,
  onEdit,
  onClose,
}: Props) {
  const m = useMessages(recordMessages);
  const heading = useId();
  const { timeZone } = useClinic();
  const { register, handleSubmit, formState, getValues } = useForm({
    defaultValues: emptyDraft(dayOf(new Date(), timeZone)),
  });
  const [uploadId, setUploadId] = useState<string | null>(null);
  const [isUploading, setUploading] = useState(false);
  const cancel = () => {
    // Unreachable, it expires on the server.
    if (uploadId !== null) discardUpload(uploadId).catch(() => undefined);
    onClose();
  };
  return (
    <Dialog open onClose={cancel} aria-labelledby={heading}>
      <form noValidate onSubmit={(event) => void handleSubmit((draft) => onSubmit(draft, uploadId))(event)}>
        <DialogHead id={heading} title={title} note={note} onClose={cancel} />
        <DialogContent className="stack">
          {fields.map(({ name, max, multiline, optional }, index) => (
            <Fragment key={name}>
              <Field
                label={m[name]}
                {...(max === null ? { type: 'date' } : { inputProps: { maxLength: max } })}
                {...(multiline && { multiline, minRows: 2, maxRows: 8 })}
                {...(optional && { optional })}
                error={formState.errors[name]?.message ?? refusal?.fields[name]}
                {...register(name, {
                  onChange: () => onEdit?.(getValues()),
                  validate: (text) => optional === true || text.trim() !== '' || missingText(m, name),
                })}
              />
              {index === 0 && belowFirst}
            </Fragment>
          ))}
          <DocumentField
            isBusy={isUploading}
            onBusy={setUploading}
            onChange={(id) => {
              setUploadId(id);
              onEdit?.(getValues());
            }}
          />
          {children}
          {!isPending && refusal && <Problem title={failed} text={`${refusal.message} ${m.typedIsKept}`} />}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={cancel}>
            {m.cancel}
          </Button>
          <Button type="submit" variant="contained" disabled={isPending || isUploading}>
            {isPending ? m.saving : m.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
