import { MAX_QUESTION } from '@anamnesis/contracts/assistant/constants';
import type { RecordExcerpt } from '@anamnesis/contracts/assistant/record-excerpt';
import { ArrowUp, Square } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefObject, useState } from 'react';
import { useMessages } from '../language/messages';
import { Button } from '../look/button';
import { FieldError } from '../look/field';
import { Icon } from '../look/icon';
import { TextInput } from '../look/text-input';
import { useIsWide } from '../look/use-is-wide';
import { stopAnswer } from './asked';
import styles from './assistant.module.css';
import { assistantMessages } from './messages';
import { type SentExcerpt, sentExcerpt } from './question';
import { ShownExcerpt } from './shown-excerpt';
import { useReceiver } from './use-receiver';

interface Props {
  ref: RefObject<HTMLTextAreaElement | null>;
  draft: string;
  /** Whether an answer is awaited. */
  isWriting: boolean;
  onType: (text: string) => void;
  onAsk: (question: string, excerpt: SentExcerpt | null) => void;
  /** Further actions. */
  children: ReactNode;
}

/** The widest phone, in pixels: there the keyboard would cover the conversation as soon as it is opened. */
const PHONE = 640;
const ERROR = 'question-error';

/** What is typed, what of the record goes with it, and the buttons that send and stop. */
export function Composer({ ref, draft, isWriting, onType, onAsk, children }: Props) {
  const m = useMessages(assistantMessages);
  const receiver = useReceiver();
  const isDesk = useIsWide(PHONE);
  /** Whether the record is used is chosen for each question. */
  const [isRecordUsed, setRecordUsed] = useState(false);
  const [excerpt, setExcerpt] = useState<RecordExcerpt | null>(null);
  const question = draft.trim();
  const isTooLong = question.length > MAX_QUESTION;
  const isReady = !isWriting && question !== '' && !isTooLong && (!isRecordUsed || excerpt !== null);

  const ask = () => {
    if (!isReady) return;
    onAsk(question, isRecordUsed && excerpt ? sentExcerpt(excerpt) : null);
    setRecordUsed(false);
    setExcerpt(null);
    ref.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also ends the composition of a word in an input method.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    ask();
  };
  return (
    <form
      className={styles.composer}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      {isRecordUsed && <ShownExcerpt onShown={setExcerpt} />}
      {receiver && <p className={styles.receiver}>{m.sentTo({ receiver })}</p>}
      <div className={styles.options}>
        <label className={styles.record}>
          <input
            className="tick"
            type="checkbox"
            checked={isRecordUsed}
            onChange={({ target }) => {
              setRecordUsed(target.checked);
              setExcerpt(null);
            }}
          />
          <span>
            {m.useRecord} <span className="note">{isRecordUsed && m.useRecordHint}</span>
          </span>
        </label>
        {isWriting && (
          <Button
            size="small"
            onClick={() => {
              stopAnswer();
              ref.current?.focus();
            }}
          >
            <Icon of={Square} size={16} />
            {m.stop}
          </Button>
        )}
        {children}
      </div>
      <div className={styles.askRow}>
        <span className="grow">
          <TextInput
            ref={ref as RefObject<unknown> as RefObject<HTMLInputElement>}
            multiline
            maxRows={5}
            value={draft}
            placeholder={m.placeholder}
            aria-label={m.question}
            autoFocus={isDesk}
            autoComplete="off"
            invalid={isTooLong}
            aria-describedby={isTooLong ? ERROR : undefined}
            onChange={({ target }) => onType(target.value)}
            onKeyDown={onKeyDown}
          />
        </span>
        <Button look="primary" type="submit" aria-label={m.send} disabled={!isReady}>
          <Icon of={ArrowUp} size={22} />
        </Button>
      </div>
      {isTooLong && <FieldError id={ERROR}>{m.tooLong}</FieldError>}
    </form>
  );
}
