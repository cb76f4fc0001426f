import type { ReportedMessage } from '@anamnesis/contracts/community/moderation-routes';
import { useMessages } from '../../language/messages';
import { Line, LineItem } from '../../look/line';
import { agreedTime } from '../../time/clinic-time';
import { useClinic } from '../../time/use-clinic';
import { moderationMessages } from './messages';

/** The reports of a message. Who sent them is not told. */
export function Reports({ reports }: Pick<ReportedMessage, 'reports'>) {
  const m = useMessages(moderationMessages);
  const { timeZone } = useClinic();
  return (
    <Line label={m.reports}>
      {reports.map(({ reason, words, at }, index) => (
        <LineItem key={index}>
          <strong>{m.reasons[reason]}</strong>
          {words && (
            <p className="voice" dir="auto">
              {words}
            </p>
          )}
          <p className="note num">{agreedTime(at, timeZone)}</p>
        </LineItem>
      ))}
    </Line>
  );
}

/** What operators have decided. */
export function Decisions({ decisions }: Pick<ReportedMessage, 'decisions'>) {
  const m = useMessages(moderationMessages);
  const { timeZone } = useClinic();
  if (decisions.length === 0) return <p className="note">{m.undecided}</p>;
  return (
    <Line label={m.history}>
      {decisions.map(({ decision, reason, notes, by, at }, index) => (
        <LineItem key={index}>
          <strong>
            {decision === 'hidden'
              ? m.decidedBy.hidden({ name: by, reason: m.reasons[reason ?? 'other'] })
              : m.decidedBy.dismissed({ name: by })}
          </strong>
          {notes && <p className="voice">{notes}</p>}
          <p className="note num">{agreedTime(at, timeZone)}</p>
        </LineItem>
      ))}
    </Line>
  );
}
