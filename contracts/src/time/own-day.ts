import { tzOffset } from '@date-fns/tz';
import { z } from 'zod';
import { TIME_ZONE } from '../language/headers.js';
import { clinicTime, dayAfter, slotAt } from './slots.js';

/** The header of a request that concerns the caller's own day. */
export const zoneHeader = z.object({ [TIME_ZONE]: z.string().max(64).optional() });
export type ZoneHeader = z.infer<typeof zoneHeader>;

/** Excludes offsets such as +99:00, by which a caller could choose a day. */
const ZONE_NAME = /^[a-z][\w+-]*(\/[\w+-]+)*$/i;

const isZone = (name: string, now: Date) => ZONE_NAME.test(name) && !Number.isNaN(tzOffset(name, now));

/** The caller's zone; the clinic's if the request names none that is known here. */
const ownZone = (now: Date, { [TIME_ZONE]: zone }: ZoneHeader, clinicZone: string): string =>
  zone !== undefined && isZone(zone, now) ? zone : clinicZone;

/** Today, YYYY-MM-DD, in the caller's zone; in the clinic's if the request names none that is known here. */
export function ownDay(now: Date, headers: ZoneHeader, clinicZone: string): string {
  return clinicTime(now, ownZone(now, headers, clinicZone)).date;
}

/** The end of the same day, ISO 8601, UTC. */
export function endOfOwnDay(now: Date, headers: ZoneHeader, clinicZone: string): string {
  const zone = ownZone(now, headers, clinicZone);
  return slotAt(dayAfter(clinicTime(now, zone).date, 1), '00:00', zone).startsAt;
}
