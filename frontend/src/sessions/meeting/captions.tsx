import { useEffect, useRef, useState } from 'react';
import { browserCaptioner, type Captioner } from './captioner';
import { captionWords, fetchWords, languageName, messages } from './messages';
import { useCaptions, useSpeech } from './use-captions';
import styles from '../meeting.module.css';

interface Props {
  id: string;
  /** What arrives of the other side's voice; null while nothing does. */
  track: MediaStreamTrack | null;
  /** "Dr. Kavita Rao" */
  name: string;
}

/** What the other side says, written down on this device, or why that can't be. */
export function Captions({ id, track, name }: Props) {
  const [captioner] = useState(browserCaptioner);
  const { languages, chosen, choose, fetching, fetchChosen } = useCaptions(captioner);
  return (
    <section className={styles.captions} id={id} aria-label={messages.captions}>
      {languages?.length === 0 && <p role="status">{messages.noCaptions}</p>}
      {chosen?.ready && <Written key={chosen.tag} {...{ captioner, track, name }} tag={chosen.tag} />}
      {chosen && !chosen.ready && (
        <>
          <p role="status">{fetchWords[fetching](languageName(chosen.tag))}</p>
          <button type="button" className="btn small" disabled={fetching === 'now'} onClick={() => void fetchChosen()}>
            {captionWords.fetch(languageName(chosen.tag))}
          </button>
        </>
      )}
      {languages && chosen && (
        <label className={styles.spokenLanguage}>
          <span className="sr">{messages.spokenLanguage}</span>
          <select value={chosen.tag} disabled={fetching === 'now'} onChange={(event) => choose(event.target.value)}>
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

interface WrittenProps extends Omit<Props, 'id'> {
  captioner: Captioner;
  tag: string;
}

/** The words themselves. Who can hear them needs nobody to read them out; who can't, reads them here. */
function Written({ captioner, track, name, tag }: WrittenProps) {
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
        aria-label={captionWords.saidBy(name)}
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
        <p role="status">{messages.captionsStopped}</p>
      ) : (
        empty && <p className="note">{captionWords.waiting(name)}</p>
      )}
    </>
  );
}
