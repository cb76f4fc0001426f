import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { Fragment, type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ApiError } from '../api/api-error';
import { Field } from '../look/field';
import { FormDialog } from '../look/form-dialog';
import { Icon } from '../look/icon';
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
  /** The fixed text of a failure without a sentence of the server. */
  failed: string;
  /** Shown below the first field. */
  belowFirst?: ReactNode;
  /** Shown above the fields. */
  above?: ReactNode;
  /** Shown below the fields. */
  children?: ReactNode;
  /** The button that saves and then adds another entry; without it there is none. */
  another?: string;
  /** What the button that closes the dialog is called while nothing is typed. */
  done?: string;
  /**
   * `uploadId`: the uploaded document; null without one. `startAgain`: to be called once it is saved, if another entry is to be added; it empties
   * the form but for the day.
   */
  onSubmit: (draft: EntryDraft, uploadId: string | null, startAgain?: () => void) => void;
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
  another,
  done,
  onSubmit,
  onEdit,
  onClose,
}: Props) {
  const m = useMessages(recordMessages);
  const { timeZone } = useClinic();
  const today = dayOf(useNow(), timeZone);
  const { register, handleSubmit, formState, getValues, reset, setFocus } = useForm({
    defaultValues: emptyDraft(today),
  });
  const problemOf = useFieldProblem(today);
  const [uploadId, setUploadId] = useState<string | null>(null);
  const [isUploading, setUploading] = useState(false);
  const [round, setRound] = useState(0);
  const startAgain = () => {
    reset({ ...emptyDraft(today), date: getValues().date }, { keepFieldsRef: true });
    setUploadId(null);
    setRound(round + 1);
    if (fields[0]) setFocus(fields[0].name);
  };
  const close = () => {
    // Unreachable, it expires on the server.
    if (uploadId !== null) discardUpload(uploadId).catch(() => undefined);
    onClose();
  };
  const isDirty = formState.isDirty || uploadId !== null || isUploading;
  return (
    <FormDialog
      {...{ title, note }}
      isDirty={isDirty}
      onSubmit={() => void handleSubmit((draft) => onSubmit(draft, uploadId))()}
      onClose={close}
      cancel={done !== undefined && !isDirty ? done : m.cancel}
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
        key={round}
        isBusy={isUploading}
        onBusy={setUploading}
        onChange={(id) => {
          setUploadId(id);
          onEdit?.(getValues());
        }}
      />
      {another && (
        <div>
          <Button
            startIcon={<Icon of={Plus} size={18} />}
            disabled={isPending || isUploading}
            onClick={() => void handleSubmit((draft) => onSubmit(draft, uploadId, startAgain))()}
          >
            {another}
          </Button>
        </div>
      )}
      {children}
      {!isPending && refusal && <Failed {...{ refusal, failed }} />}
    </FormDialog>
  );
}

/** Why an entry was not saved, in the server's words if it gave any; and what is left to do. */
function Failed({ refusal, failed }: { refusal: ApiError; failed: string }) {
  const m = useMessages(recordMessages);
  const kept = refusal.outcomeUnknown ? `${m.typedIsKept} ${m.maybeSaved}` : m.typedIsKept;
  return refusal.isRefusal ? (
    <Problem title={refusal.message} text={kept} />
  ) : (
    <Problem title={failed} text={`${refusal.message} ${kept}`} />
  );
}
