import { ArrowDown } from 'lucide-react';
import { useRef } from 'react';
import { useMessages } from '../language/messages';
import { Button } from '../look/button';
import { Icon } from '../look/icon';
import { ErrorBox } from '../look/states';
import styles from './assistant.module.css';
import { assistantMessages } from './messages';
import { Announcement } from './announcement';
import { TurnItem } from './turn-item';
import type { Ask } from './use-ask';
import type { useConversation } from './use-conversation';
import { useNewestInSight } from './use-newest-in-sight';
import { Welcome } from './welcome';

interface Props {
  conversation: ReturnType<typeof useConversation>;
  ask: Ask;
  onExample: (question: string) => void;
}

/** The conversation, scrolled to its newest message. */
export function Talk({ conversation, ask, onExample }: Props) {
  const m = useMessages(assistantMessages);
  const { entries, isLoading, isFailed, loadAgain, loadEarlier, isLoadingEarlier } = conversation;
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const { isAway, toNewest } = useNewestInSight({ box, content }, entries);
  return (
    <div className={styles.talk}>
      {/* What is new is announced once, below: pieces of an answer would be read one by one. */}
      <div className={styles.log} ref={box} role="log" aria-live="off" aria-label={m.conversation} tabIndex={0}>
        <div className={styles.turns} ref={content}>
          {loadEarlier ? (
            <Button size="small" className={styles.earlier} disabled={isLoadingEarlier} onClick={loadEarlier}>
              {isLoadingEarlier ? m.loadingEarlier : m.earlier}
            </Button>
          ) : (
            <Welcome isEmpty={!isLoading && !isFailed && entries.length === 0} onExample={onExample} />
          )}
          {isLoading && (
            <p className="note" role="status">
              {m.loading}
            </p>
          )}
          {isFailed && <ErrorBox title={m.notLoaded} text={m.nothingLost} onRetry={loadAgain} />}
          {entries.map((entry) => (
            <TurnItem key={entry.id} entry={entry} ask={ask} isIdle={!conversation.isWriting} />
          ))}
        </div>
      </div>
      {isAway && (
        <button type="button" className={styles.newest} onClick={toNewest} aria-label={m.newest}>
          <Icon of={ArrowDown} />
        </button>
      )}
      <Announcement entries={entries} />
    </div>
  );
}
