import type { FoundHistory } from '@anamnesis/contracts/replay/history';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useMessages } from '../language/messages';
import { Icon } from '../look/icon';
import { Initials } from '../look/initials';
import { useClinic } from '../time/use-clinic';
import { replayPath } from './history-reference';
import { replayMessages } from './messages';
import { shortMoment } from './replay-time';
import styles from './replay.module.css';

/** The results of a search: each leads to its replay. */
export function FoundHistories({ found, inquiry }: { found: readonly FoundHistory[]; inquiry: string }) {
  const m = useMessages(replayMessages);
  const { timeZone } = useClinic();
  return (
    <>
      <p className="note" role="status">
        {m.found({ count: found.length })}
      </p>
      <ul className={styles.found}>
        {found.map(({ kind, id, title, note }) => (
          <li key={id}>
            <Link to={replayPath({ kind, id, inquiry })}>
              <Initials name={title} size={40} />
              <span className="grow">
                <strong>{title}</strong>
                <span className="note num">{kind === 'appointment' ? shortMoment(note, timeZone) : note}</span>
              </span>
              <span className="tag">{m.kindOf[kind]}</span>
              <Icon of={ChevronRight} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
