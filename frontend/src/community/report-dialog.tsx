import { reportMessage } from '@anamnesis/contracts/community/addresses';
import { MAX_REPORT_WORDS, reportReasons, type ReportReason } from '@anamnesis/contracts/community/constants';
import type { RoomMessage } from '@anamnesis/contracts/community/message-routes';
import { EyeOff, TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { sentenceOf } from '../api/api-error';
import { useCommand } from '../api/api-queries';
import { useMessages } from '../language/messages';
import { Field, FieldError } from '../look/field';
import { FormDialog } from '../look/form-dialog';
import { Icon } from '../look/icon';
import { NamedSentence } from '../look/named-sentence';
import { Problem } from '../look/problem';
import { toast } from '../look/toasts';
import { dialogMessages } from './dialog-messages';
import { useEmergencyNumber } from './use-emergency-number';
import styles from './room.module.css';
import { dayAndClock } from './times';
import { communityMessages } from './messages';

interface Props {
  message: RoomMessage;
  now: Date;
  onReported: () => void;
  onClose: () => void;
}

/** Reports a message of somebody else to the operators. */
export function ReportDialog({ message, now, onReported, onClose }: Props) {
  const texts = useMessages(dialogMessages);
  const m = texts.report;
  const days = useMessages(communityMessages);
  const emergencyNumber = useEmergencyNumber();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [words, setWords] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, error } = useCommand(reportMessage, {
    onDone: () => {
      toast.success(m.done, m.doneText);
      onReported();
      onClose();
    },
  });
  const submit = () => {
    setMissing(reason === null);
    if (reason !== null) mutate({ body: { messageId: message._id, reason, words } });
  };
  return (
    <FormDialog
      title={m.title}
      note={m.of({ who: message.sender, time: dayAndClock(days, message.timestamp, now) })}
      {...{ act: m.act, cancel: texts.cancel, isPending, onClose, onSubmit: submit, isDirty: words !== '' }}
    >
      <blockquote className={`voice ${styles.quote}`} dir="auto">
        “{message.message}”
      </blockquote>
      <Reasons chosen={reason} onChoose={setReason} error={isMissing && reason === null ? m.chooseOne : undefined} />
      <Field
        label={m.words}
        optional
        multiline
        maxRows={5}
        value={words}
        inputProps={{ maxLength: MAX_REPORT_WORDS }}
        onChange={({ target }) => setWords(target.value)}
      />
      <p className={`note ${styles.after}`}>
        <Icon of={EyeOff} size={18} />
        <span>
          <NamedSentence of={(who) => m.hidden({ who })} name={message.sender} />
        </span>
      </p>
      <p className={styles.urgent}>
        <Icon of={TriangleAlert} size={18} />
        <span>
          <NamedSentence of={(number) => m.danger({ number })} name={emergencyNumber} />
        </span>
      </p>
      {!isPending && error && <Problem title={m.failed} text={sentenceOf(error, m.failedText)} />}
    </FormDialog>
  );
}

function Reasons({
  chosen,
  onChoose,
  error,
}: {
  chosen: ReportReason | null;
  onChoose: (reason: ReportReason) => void;
  error: string | undefined;
}) {
  const id = useId();
  const m = useMessages(dialogMessages);
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className="lab">{m.report.what}</legend>
      {reportReasons.map((reason) => (
        <label className={styles.pick} key={reason}>
          <input
            className="tick"
            type="radio"
            name="reason"
            checked={reason === chosen}
            onChange={() => onChoose(reason)}
          />
          {m.reasons[reason]}
        </label>
      ))}
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
}
