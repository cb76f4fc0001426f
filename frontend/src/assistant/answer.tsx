import type { UsedEntry } from '@anamnesis/contracts/assistant/record-excerpt';
import type { WrittenAnswer } from '@anamnesis/contracts/assistant/turn';
import { Square } from 'lucide-react';
import { useMessages } from '../language/messages';
import { Button } from '../look/button';
import { Icon } from '../look/icon';
import styles from './assistant.module.css';
import { Basis } from './basis';
import { engineSentence, type Written } from './engine-sentence';
import { assistantMessages } from './messages';
import { Sources } from './sources';

interface Props {
  text: string;
  sources: WrittenAnswer['sources'];
  used: readonly UsedEntry[];
  /** Null while the answer is written. */
  written: Written | null;
  isStopped: boolean;
  onAgain: (() => void) | null;
}

/** What the assistant wrote, and what it rests on. */
export function Answer({ text, sources, used, written, isStopped, onAgain }: Props) {
  const m = useMessages(assistantMessages);
  // Rules and the built-in engine do not read what was sent of the record.
  const kind = written?.engine.kind;
  const isOfProvider = kind === 'gemini' || kind === 'openai-compatible';
  const by = written && engineSentence(m, written);
  return (
    <div className={`${styles.bubble} ${styles.them}`}>
      <span className="sr">{m.assistant} </span>
      {text
        .split(/\n{2,}/)
        .filter((paragraph) => paragraph.trim() !== '')
        .map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      {isStopped && (
        <p className={styles.stopped}>
          <Icon of={Square} size={16} />
          {m.stopped}
        </p>
      )}
      {onAgain && (
        <Button size="small" onClick={onAgain}>
          {m.askAgain}
        </Button>
      )}
      <Sources sources={sources} />
      {isOfProvider && <Basis used={used} />}
      {by && <p className={styles.by}>{by}</p>}
    </div>
  );
}
