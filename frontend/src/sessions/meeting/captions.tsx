import { useEffect, useRef, useState } from 'react';
import { browserCaptioner, type Captioner } from './captioner';
import { localeOf, useLanguage } from '../../language/language';
import { meetingMessages } from './messages';
import { useMessages } from '../../language/messages';
import { useCaptions, useSpeech } from './use-captions';
import styles from '../meeting.module.css';

interface Props {
  id: string;
  /** The incoming audio track of the other side; null while there is none. */
  track: MediaStreamTrack | null;
  /** "Dr. Kavita Rao" */
  name: string;
}

/** A transcript of the other side, recognized on this device, or the reason why that is not possible. */
export function Captions({ id, track, name }: Props) {
  const m = useMessages(meetingMessages);
  const languageName = useLanguageName();
  const [captioner] = useState(browserCaptioner);
  const { languages, chosen, choose, fetching, fetchChosen } = useCaptions(captioner);
  return (
    <section className={styles.captions} id={id} aria-label={m.captions}>
      {languages?.length === 0 && <p role="status">{m.noCaptions}</p>}
      {chosen?.ready && <Transcript key={chosen.tag} {...{ captioner, track, name }} tag={chosen.tag} />}
      {chosen && !chosen.ready && (
        <>
          <p role="status">{m.fetching[fetching]({ language: languageName(chosen.tag) })}</p>
          <button
            type="button"
            className="btn small"
            disabled={fetching === 'running'}
            onClick={() => void fetchChosen()}
          >
            {m.fetchLanguage({ language: languageName(chosen.tag) })}
          </button>
        </>
      )}
      {languages && chosen && (
        <label className={styles.spokenLanguage}>
          <span className="sr">{m.spokenLanguage}</span>
          <select value={chosen.tag} disabled={fetching === 'running'} onChange={(event) => choose(event.target.value)}>
            {languages.map(({ tag }) => (
              <option key={tag} value={tag}>
                {languageName(tag)}
              </option>
            ))}
          </select>
        </label>
      )}
    </section>
  );
}

/** `en-IN` → "English (India)" */
function useLanguageName(): (tag: string) => string {
  const locale = localeOf(useLanguage());
  const names = new Intl.DisplayNames(locale, { type: 'language', languageDisplay: 'standard' });
  return (tag) => names.of(tag) ?? tag;
}

interface TranscriptProps extends Omit<Props, 'id'> {
  captioner: Captioner;
  tag: string;
}

/** The transcript. It is not announced (`aria-live` off), because the listener hears the voice itself. */
function Transcript({ captioner, track, name, tag }: TranscriptProps) {
  const m = useMessages(meetingMessages);
  const { lines, unfinished, failed } = useSpeech(captioner, track, tag);
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [lines, unfinished]);
  const empty = lines.length === 0 && unfinished === '';
  return (
    <>
      <div
        className={styles.spoken}
        role="log"
        aria-live="off"
        aria-label={m.saidBy({ name })}
        tabIndex={0}
        ref={log}
        lang={tag}
      >
        {lines.map((line, index) => (
          <p key={index}>{line}</p>
        ))}
        {unfinished && <p>{unfinished}</p>}
      </div>
      {failed ? (
        <p role="status">{m.captionsStopped}</p>
      ) : (
        empty && <p className="note">{m.captionsWaiting({ name })}</p>
      )}
    </>
  );
}
