import type { ReportedMessage } from '@anamnesis/contracts/community/moderation-routes';
import { useMessages } from '../../language/messages';
import { agreedTime } from '../../time/clinic-time';
import { useClinic } from '../../time/use-clinic';
import { moderationMessages } from './messages';
import styles from './moderation.module.css';

/** The reported message among those around it, in their order. */
export function Context({ reported }: { reported: ReportedMessage }) {
  const m = useMessages(moderationMessages);
  const { timeZone } = useClinic();
  return (
    <ol className={styles.context}>
      {reported.context.map(({ _id, sender, message, timestamp, state, isReported }) => (
        <li key={_id} data-asked={_id === reported.id}>
          <p className="note num">
            <strong>
              <bdi>{sender || m.erasedSender}</bdi>
            </strong>{' '}
            · {agreedTime(timestamp, timeZone)}
            {isReported && <span className="badge pending">{m.reported}</span>}
            {state === 'hidden' && <span className="badge other">{m.isHidden}</span>}
            {state === 'erased' && <span className="badge">{m.isErased}</span>}
          </p>
          <p className={styles.said} dir="auto">
            {state === 'erased' ? m.erasedText : message}
          </p>
        </li>
      ))}
    </ol>
  );
}
