import type { History, Moment } from '@anamnesis/contracts/replay/history';
import { useQuery } from '@tanstack/react-query';
import { Info, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { listText } from '../language/list-text';
import { useMessages } from '../language/messages';
import { Icon } from '../look/icon';
import { useSession } from '../signed-in/session';
import type { HistoryReference } from './history-reference';
import { replayMessages } from './messages';
import { eventsPage } from './use-history-events';
import styles from './replay.module.css';

const ASK_EVERY_MS = 60_000;

/** What limits a history: an erased person, streams with events that cannot be read, and events since it was opened. */
export function HistoryNotices({
  reference,
  history,
  at,
  moment,
  onReload,
}: {
  reference: HistoryReference;
  history: History;
  /** The position of the moment. */
  at: string;
  moment: Moment | undefined;
  onReload: () => void;
}) {
  const m = useMessages(replayMessages);
  const count = useLaterEvents(reference, history, at);
  const incomplete = moment?.incomplete ?? [];
  return (
    <div className={styles.notices}>
      {history.isErased && <Notice icon={Info} look="info" title={m.erased} text={m.erasedText} />}
      {incomplete.length > 0 && (
        <Notice
          icon={TriangleAlert}
          look="care"
          title={m.incomplete}
          text={m.incompleteText({ streams: listText(incomplete) })}
        />
      )}
      {count > 0 && (
        <Notice icon={Info} look="info" title={m.grown({ count })}>
          <button type="button" className="btn small" onClick={onReload}>
            {m.reload}
          </button>
        </Notice>
      )}
    </div>
  );
}

function Notice({
  icon,
  look,
  title,
  text,
  children,
}: {
  icon: typeof Info;
  look: 'info' | 'care';
  title: string;
  text?: string;
  children?: ReactNode;
}) {
  return (
    <div className={`notice ${look}`} role="status">
      <Icon of={icon} size={22} />
      <div className="grow">
        <strong>{title}</strong>
        {text && <p className="note">{text}</p>}
      </div>
      {children}
    </div>
  );
}

/**
 * The number of events that others have recorded since the history was opened. The reader's own opening is one of its events, too. Asked
 * again when the reader moves, and never by time alone: each request shows the history, so one of a window that nobody looks at would be
 * recorded as a reading.
 */
function useLaterEvents(reference: HistoryReference, { last, total }: History, at: string): number {
  const reader = useSession()?.user?.id;
  const { data, dataUpdatedAt, refetch } = useQuery(eventsPage(reference, { after: last?.position ?? '0' }));
  const askAgain = useEffectEvent(() => {
    if (dataUpdatedAt > 0 && Date.now() - dataUpdatedAt >= ASK_EVERY_MS) void refetch();
  });
  useEffect(() => askAgain(), [at]);
  if (!data) return 0;
  return Math.max(0, data.matching - total - data.events.filter(({ actor }) => actor.id === reader).length);
}
