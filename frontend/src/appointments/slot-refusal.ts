import type { AppointmentTexts } from './messages';
import type { TimeTexts } from '../time/messages';
import { dayOf, nearTime, timeOf } from '../time/clinic-time';

interface Refused {
  code?: string;
  message: string;
  parameters?: Readonly<Record<string, unknown>>;
}
type RefusalTexts = Pick<AppointmentTexts, 'takenJustNow' | 'noLongerOffered' | 'chooseAnotherTime' | 'nextFree'> & {
  readonly time: TimeTexts;
};
interface Requested {
  startsAt: string;
  timeZone: string;
  now: Date;
}

/** Whether the slot itself was refused, so that the slots on screen are outdated. */
export const isSlotRefusal = ({ code }: { code?: string }) => code?.startsWith('SLOT_') ?? false;

/** Explains a refused slot and lists up to three free ones. */
export function slotRefusal(m: RefusalTexts, refusal: Refused, { startsAt, timeZone, now }: Requested): string {
  const next = momentsOf(refusal.parameters?.nextFree).slice(0, 3);
  const taken = refusal.code === 'SLOT_TAKEN';
  if (!taken && next.length === 0) return refusal.message;
  const sentence = taken
    ? m.takenJustNow({ time: timeOf(startsAt, timeZone) })
    : m.noLongerOffered({ time: timeOf(startsAt, timeZone) });
  if (next.length === 0) return `${sentence} ${m.chooseAnotherTime}`;
  const sameDay = (moment: string) => dayOf(moment, timeZone) === dayOf(startsAt, timeZone);
  const times = next.map((moment) =>
    sameDay(moment) ? timeOf(moment, timeZone) : nearTime(m.time, moment, now, timeZone),
  );
  return `${sentence} ${m.nextFree({ times: times.join('; ') })}`;
}

const momentsOf = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.filter((moment): moment is string => typeof moment === 'string' && !Number.isNaN(Date.parse(moment)))
    : [];
