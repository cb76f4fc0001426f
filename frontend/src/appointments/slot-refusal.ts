import { dayOf, nearTime, timeOf } from '../time/clinic-time';

interface Refused {
  code?: string;
  message: string;
  details?: Readonly<Record<string, unknown>>;
}
interface Asked {
  startsAt: string;
  timeZone: string;
  now: Date;
}

/** Whether the time itself was refused, so that the times on screen are out of date. */
export const isSlotRefusal = ({ code }: { code?: string }) => code?.startsWith('SLOT_') ?? false;

/** The second line under a refused time: what happened to it, and which times are free instead. */
export function slotRefusal(refusal: Refused, { startsAt, timeZone, now }: Asked): string {
  const next = momentsOf(refusal.details?.nextFree).slice(0, 3);
  const taken = refusal.code === 'SLOT_TAKEN';
  if (!taken && next.length === 0) return refusal.message;
  const sentence = taken
    ? `${timeOf(startsAt, timeZone)} was taken a moment ago.`
    : `The doctor has no consultation at ${timeOf(startsAt, timeZone)} any more.`;
  if (next.length === 0) return `${sentence} Please choose another time.`;
  const sameDay = (moment: string) => dayOf(moment, timeZone) === dayOf(startsAt, timeZone);
  const words = next.map((moment) => (sameDay(moment) ? timeOf(moment, timeZone) : nearTime(moment, now, timeZone)));
  return `${sentence} Next free: ${words.join('; ')}.`;
}

const momentsOf = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.filter((moment): moment is string => typeof moment === 'string' && !Number.isNaN(Date.parse(moment)))
    : [];
