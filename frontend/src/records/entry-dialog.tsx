import { Fragment, type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ApiError } from '../api/api-error';
import { Field } from '../look/field';
import { FormDialog } from '../look/form-dialog';
import { Problem } from '../look/problem';
import { useMessages } from '../language/messages';
import { dayOf } from '../time/clinic-time';
import { useClinic } from '../time/use-clinic';
import { useNow } from '../time/use-now';
import { discardUpload } from '../uploads/send-document';
import { DocumentField } from './document-field';
import { daysOf, emptyDraft, type EntryDraft, type EntryField } from './entry-fields';
import { useFieldProblem } from './field-problem';
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
  /** Shown above the fields. */
  above?: ReactNode;
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
  above,
  children,
  onSubmit,
  onEdit,
  onClose,
}: Props) {
  const m = useMessages(recordMessages);
  const { timeZone } = useClinic();
  const today = dayOf(useNow(), timeZone);
  const { register, handleSubmit, formState, getValues } = useForm({ defaultValues: emptyDraft(today) });
  const problemOf = useFieldProblem(today);
  const [uploadId, setUploadId] = useState<string | null>(null);
  const [isUploading, setUploading] = useState(false);
  const cancel = () => {
    // Unreachable, it expires on the server.
    if (uploadId !== null) discardUpload(uploadId).catch(() => undefined);
    onClose();
  };
  return (
    <FormDialog
      {...{ title, note }}
      isDirty={formState.isDirty || uploadId !== null || isUploading}
      onSubmit={() => void handleSubmit((draft) => onSubmit(draft, uploadId))()}
      onClose={cancel}
      cancel={m.cancel}
      act={isPending ? m.saving : m.save}
      look="contained"
      isPending={isPending || isUploading}
    >
      {above}
      {fields.map((field, index) => {
        const { name, max, multiline, optional } = field;
        return (
          <Fragment key={name}>
            <Field
              label={m[name]}
              {...(max === null
                ? { type: 'date', inputProps: daysOf(field, today) }
                : { inputProps: { maxLength: max } })}
              {...(multiline && { multiline, minRows: 2, maxRows: 8 })}
              {...(optional && { optional })}
              error={formState.errors[name]?.message ?? refusal?.fields[name]}
              {...register(name, {
                onChange: () => onEdit?.(getValues()),
                validate: (text) => problemOf(field, text, getValues()) ?? true,
                ...(name === 'date' && { deps: 'followUpDate' }),
              })}
            />
            {index === 0 && belowFirst}
          </Fragment>
        );
      })}
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
    </FormDialog>
  );
}
