import { Siren } from 'lucide-react';
import { useMessages } from '../language/messages';
import { Icon } from '../look/icon';
import { LineItem } from '../look/line';
import { listDate, timeOf, zoneAbbreviation } from '../time/clinic-time';
import { auditMessages, openedText, readerText } from './messages';
import type { ReadingGroup as Group } from './reading-groups';
import styles from './audit.module.css';

/** What one person has read on one day, and for which purpose. An emergency stands out, with its reason. */
export function ReadingGroup({ group: { first, readings }, timeZone }: { group: Group; timeZone: string }) {
  const m = useMessages(auditMessages);
  const { purpose, appointment, reason } = first;
  const why =
    purpose === 'consultation' && appointment
      ? m.purposes.consultationOn({ day: listDate(appointment.startsAt, appointment.timeZone) })
      : m.purposes[purpose];
  const isEmergency = purpose === 'emergency';
  return (
    <LineItem kind={isEmergency ? 'now' : 'done'} ahead={false}>
      <div className={styles.group}>
        <h3>{readerText(m, first)}</h3>
        {isEmergency ? (
          <div className="notice problem">
            <Icon of={Siren} size={22} />
            <div className="grow">
              <strong>{why}</strong>
              {reason && <p>{m.reason({ reason })}</p>}
              <p className="note">{m.review}</p>
            </div>
          </div>
        ) : (
          <p className="note">{why}</p>
        )}
        <ul className={styles.readings}>
          {readings.map((reading) => (
            <li key={reading.id}>
              <span>{openedText(m, reading)}</span>
              <time className="note num" dateTime={reading.readAt}>
                {timeOf(reading.readAt, timeZone)} {zoneAbbreviation(reading.readAt, timeZone)}
              </time>
            </li>
          ))}
        </ul>
      </div>
    </LineItem>
  );
}
