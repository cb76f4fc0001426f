import { tzOffset } from '@date-fns/tz';
import { z } from 'zod';
import { TIME_ZONE } from '../language/headers.js';
import { clinicTime } from './slots.js';

/** The header of a request that concerns the caller's own day. */
export const zoneHeader = z.object({ [TIME_ZONE]: z.string().max(64).optional() });
export type ZoneHeader = z.infer<typeof zoneHeader>;

/** Excludes offsets such as +99:00, by which a caller could choose a day. */
const ZONE_NAME = /^[a-z][\w+-]*(\/[\w+-]+)*$/i;

const isZone = (name: string, now: Date) => ZONE_NAME.test(name) && !Number.isNaN(tzOffset(name, now));

/** Today, YYYY-MM-DD, in the caller's zone; in the clinic's if the request names none that is known here. */
export function ownDay(now: Date, { [TIME_ZONE]: zone }: ZoneHeader, clinicZone: string): string {
  return clinicTime(now, zone !== undefined && isZone(zone, now) ? zone : clinicZone).date;
}
