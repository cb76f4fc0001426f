import { useEffect, useRef } from 'react';
import { useMessages } from '../language/messages';
import { Problem } from '../look/problem';
import { insightMessages } from './messages';
import { leftOutText } from './left-out-text';
import styles from './insights.module.css';
import { engineText } from './engine-text';
import { failureText, retryOf, summaryProblem } from './insight-problem';
import { Sorry } from './sorry';
import type { Summary } from './use-summary';

/** The summary in its language, with the sentence that is spoken marked; nothing before it is asked for. */
export function SummaryText({ summary }: { summary: Summary }) {
  const m = useMessages(insightMessages);
  const { language, paragraphs, summary: written, isWriting, error, voice, writeAgain } = summary;
  const named = m.languages[language];
  // Chinese has no blanks between sentences.
  const gap = language === 'zh-CN' ? '' : ' ';
  if (error) return <Sorry text={summaryProblem(m, error)} onRetry={writeAgain} />;
  if (!paragraphs || !written || isWriting) return isWriting ? <p role="status">{m.summarizing}</p> : null;
  return (
    <section className={styles.summary} aria-label={m.summaryIn({ language: named })}>
      <h3>{m.summaryIn({ language: named })}</h3>
      {written.failure && (
        <>
          <Sorry text={failureText(written.failure)} onRetry={retryOf(written.failure, writeAgain)} />
          <p className="note">{m.summaryInstead}</p>
        </>
      )}
      {voice.problem === 'noVoice' && (
        <Problem title={m.noVoice({ language: named })} text={m.noVoiceHint} isQuestion />
      )}
      {voice.problem === 'failed' && <Problem title={m.voiceFailed} text={m.noVoiceHint} isQuestion />}
      <div lang={language} className="stack">
        {numbered(paragraphs).map((sentences, index) => (
          <p key={index}>
            {sentences.map(({ text, number }) => (
              <Spoken key={number} text={text} gap={gap} isCurrent={voice.sentence === number} />
            ))}
          </p>
        ))}
      </div>
      {written.leftOut.length > 0 && <p className="note">{leftOutText(m, written.leftOut)}</p>}
      <p className="note">{engineText(m.summaryBy, written.engine)}</p>
    </section>
  );
}

/** The sentences of each paragraph with their number in the whole text. */
function numbered(paragraphs: readonly (readonly string[])[]) {
  let number = 0;
  return paragraphs.map((sentences) => sentences.map((text) => ({ text, number: number++ })));
}

/** A sentence. While it is spoken it is marked and in sight. */
function Spoken({ text, gap, isCurrent }: { text: string; gap: string; isCurrent: boolean }) {
  const sentence = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isCurrent) void sentence.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <>
      <span ref={sentence} className={isCurrent ? styles.spoken : undefined} aria-current={isCurrent || undefined}>
        {text}
      </span>
      {gap}
    </>
  );
}
