import { dateFormat } from '../language/formats';
import { ownZone } from '../language/own-zone';
import { dayOf } from '../time/clinic-time';

const TIME = { hour: 'numeric', minute: '2-digit', hour12: true } as const;

/** "10:38 AM", and "Nov 18, 10:38 AM" on another day. In the reader's own zone: nobody else reads the conversation. */
export function askedTime(at: string): string {
  const timeZone = ownZone();
  const isToday = dayOf(at, timeZone) === dayOf(new Date(), timeZone);
  const style = isToday ? TIME : ({ month: 'short', day: 'numeric', ...TIME } as const);
  return dateFormat({ ...style, timeZone }).format(new Date(at));
}
