import type { History } from '@anamnesis/contracts/replay/history';
import { useCallback, useMemo, useState } from 'react';
import { DeskBar } from '../desk/desk-bar';
import { EvidenceButton } from '../evidence/evidence-button';
import { useMessages } from '../language/messages';
import { EmptyState } from '../look/states';
import { EventDialog } from './event-dialog';
import { EventsColumn } from './events-column';
import { HeadBadge } from './head-badge';
import type { HistoryReference } from './history-reference';
import { HistoryNotices } from './history-notices';
import { KeysDialog } from './keys-dialog';
import { KnowledgeColumn } from './knowledge-column';
import { replayMessages } from './messages';
import { RecordColumn } from './record-column';
import { TimeBar } from './time-bar';
import { useReplay } from './use-replay';
import { useReplayKeys } from './use-replay-keys';
import styles from './replay.module.css';

const views = ['events', 'record', 'knew'] as const;

interface Props {
  reference: HistoryReference;
  history: History;
  /** The position of the moment that is shown first. */
  beginning: string;
  onReload: () => void;
}

/** A history at a moment: the rail of its time, its events, the record as it was, and who knew. */
export function HistoryScreen({ reference, history, beginning, onReload }: Props) {
  const m = useMessages(replayMessages);
  const { reason } = history;
  const names = useMemo(() => new Map(history.people.map(({ id, name }) => [id, name])), [history]);
  const replay = useReplay(reference, history, beginning);
  const { address, change, at, moment, event, list, moveTo } = replay;
  const [hasHelp, setHelp] = useState(false);
  const view = views.find((each) => each === address.view) ?? 'record';
  const open = useCallback(() => change({ open: '1' }), [change]);
  const help = useCallback(() => setHelp(true), []);
  useReplayKeys({
    next: () => void replay.step(1),
    previous: () => void replay.step(-1),
    play: replay.togglePlay,
    open,
    help,
  });

  const about = { kind: m.kindOf[history.kind], events: m.total({ count: history.total }) };
  const isOpen = address.open !== null && event !== undefined;
  return (
    <div className={styles.replay} aria-busy={history.total > 0 && !replay.isSettled && !replay.moment.isError}>
      <DeskBar title={m.replayOf({ name: history.name })} note={m.about({ ...about, reason })}>
        <HeadBadge />
        {history.kind === 'patient' && (
          <EvidenceButton
            patientId={history.id}
            inquiry={reference.inquiry}
            first={history.first?.recordedAt}
            last={history.last?.recordedAt}
          />
        )}
      </DeskBar>
      <HistoryNotices {...{ reference, history, at, onReload }} moment={moment.data} />
      {history.total === 0 ? (
        <div className="desk-page">
          <EmptyState title={m.noEvents} text={m.noEventsText} />
        </div>
      ) : (
        <>
          <TimeBar {...{ reference, history, names, replay }} />
          <div className={`seg ${styles.views}`} role="group" aria-label={m.views}>
            {views.map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={each === view}
                onClick={() => change({ view: each }, { replace: true })}
              >
                {m.view[each]}
              </button>
            ))}
          </div>
          <div className={styles.columns} data-view={view}>
            <EventsColumn {...{ history, names, list, address, change, at, moveTo }} onOpen={open} onHelp={help} />
            <RecordColumn reference={reference} names={names} moment={moment} event={event} />
            <KnowledgeColumn
              reference={reference}
              names={names}
              position={at === '0' ? undefined : at}
              thenAt={moveTo}
            />
          </div>
        </>
      )}
      {isOpen && (
        <EventDialog
          event={event}
          names={names}
          total={history.total}
          onMove={moveTo}
          onClose={() => change({ open: null })}
        />
      )}
      {hasHelp && <KeysDialog onClose={() => setHelp(false)} />}
    </div>
  );
}
