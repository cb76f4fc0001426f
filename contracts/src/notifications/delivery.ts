import { clinicTime, dayAfter, nextAt } from '../time/slots.js';
import { alwaysMailed, type NotificationGroup } from './constants.js';
import type { Choices, QuietHours } from './events.js';

/** The end of the quiet hours at a moment; null outside them. */
export function quietUntil({ from, to, zone }: QuietHours, now: Date): string | null {
  const { date, time } = clinicTime(now, zone);
  const isOverMidnight = to < from;
  const isQuiet = isOverMidnight ? time >= from || time < to : time >= from && time < to;
  if (!isQuiet) return null;
  const endsTomorrow = isOverMidnight && time >= from;
  return nextAt(endsTomorrow ? dayAfter(date, 1) : date, to, zone, now);
}

/** Whether and when something of a group may be sent to a person. */
export interface Delivery {
  readonly mail: boolean;
  /** To the devices that the person allowed. */
  readonly push: boolean;
  /** It waits until then; null: it is sent at once. */
  readonly quietUntil: string | null;
}

/** What a person's choices mean for a group at a moment; `choices` is null before the first choice. */
export function deliveryOf(choices: Choices | null, group: NotificationGroup, now: Date): Delivery {
  const isUrgent = alwaysMailed.includes(group);
  return {
    mail: isUrgent || !choices?.mailOff.includes(group),
    push: isUrgent || !choices?.pushOff?.includes(group),
    quietUntil: isUrgent || !choices?.quietHours ? null : quietUntil(choices.quietHours, now),
  };
}

/** Whether something is sent now although the hours are quiet: what it is about begins before they end. */
export const cannotWait = (startsAt: string | null, quiet: string): boolean =>
  startsAt !== null && Date.parse(startsAt) <= Date.parse(quiet);
