import { listNotifications } from '@anamnesis/contracts/notifications/addresses';
import { useApiQuery } from '../api/api-queries';
import { useMessages } from '../language/messages';
import { dayOf } from '../time/clinic-time';
import { recordDay } from '../time/record-day';
import { useClinic } from '../time/use-clinic';
import { useNow } from '../time/use-now';
import { recordMessages } from './messages';

interface Props {
  entryId: string;
  reader: 'patient' | 'doctor';
  className: string | undefined;
}

/** What the reader was told of a report that cannot wait, as its notice says it: an address alone says nothing. */
export function ToldOf({ entryId, reader, className }: Props) {
  const m = useMessages(recordMessages);
  const { timeZone } = useClinic();
  const now = useNow();
  const { data } = useApiQuery(listNotifications, { query: { report: entryId } });
  const notice = data?.notifications.find(({ kind }) => kind === 'resultUrgent');
  if (!notice) return null;
  const day = dayOf(notice.at, timeZone);
  // A doctor needs no doctor.
  const need = notice.rank === 'doctor' && reader === 'doctor' ? 'look' : (notice.rank ?? 'none');
  const isToday = day === dayOf(now, timeZone);
  // Further down a narrow screen the head of the record is out of sight.
  const patient = reader === 'doctor' && notice.otherName !== null && <strong>{notice.otherName} · </strong>;
  return (
    <p className={className}>
      {patient}
      {isToday ? m.toldToday({ need }) : m.toldOn({ need, day: recordDay(day) })}
    </p>
  );
}
