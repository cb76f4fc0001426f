import type { ReaderRole, ReadingGround } from './events.js';

/** The limits of all rules by which access counts as unusual. A change takes effect for old readings too. */
export const unusualLimits = {
  /** The clinic's hours, in its zone: from the first one up to, not including, the second. */
  opensAt: 6,
  closesAt: 22,
  /** Patients whose records one reader opens in one hour of the clock. */
  patientsPerHour: 10,
  /** Readings of one record by one reader on one day (UTC). */
  readingsPerDay: 20,
  /** Days after the end of an appointment until which its doctor usually reads. */
  daysAfterAppointment: 14,
  /** Days within which an appointment is expected to follow emergency access. */
  daysUntilAppointment: 7,
  /** Days over which emergency accesses are counted. */
  emergencyDays: 30,
  /** Emergency accesses in these days to one patient, and by one doctor. */
  emergenciesPerPatient: 1,
  emergenciesPerDoctor: 2,
} as const;

/** The rules about readings of a record, in the order of display. */
export const unusualReadingRules = [
  ...(['outsideHours', 'manyPatients', 'oneRecordOften', 'longAfterAppointment', 'appointmentCalledOff'] as const),
] as const;
export type UnusualReadingRule = (typeof unusualReadingRules)[number];

/** The rules about emergency access, in the order of display. */
export const unusualEmergencyRules = ['notFollowed', 'oneRecordAgain', 'oneDoctorOften'] as const;
export type UnusualEmergencyRule = (typeof unusualEmergencyRules)[number];

const DAY = 24 * 60 * 60_000;

/** What the rules need to know of a reading. */
export interface ReadingFacts {
  readonly readerRole: ReaderRole;
  readonly purpose: ReadingGround['purpose'];
  /** ISO 8601, UTC. */
  readonly readAt: string;
  /** The hour of the day in the clinic's zone, 0 to 23. */
  readonly hour: number;
  /** Whether the reader had opened `patientsPerHour` other records in the same hour of the clock. */
  readonly isBeyondPatients: boolean;
  /** Whether the reader had read this record `readingsPerDay` times on the same day. */
  readonly isBeyondReadings: boolean;
  /** The appointment that is the ground, and whether it had been called off before the reading; null without one. */
  readonly appointment: { readonly isCalledOff: boolean; readonly endsAt: string } | null;
}

const { opensAt, closesAt } = unusualLimits;

/** Only a doctor's reading on the ground of an appointment belongs into the clinic's hours: families and visitors read when they want. */
const isOutsideHours = ({ purpose, readerRole, hour }: ReadingFacts) =>
  purpose === 'consultation' && readerRole === 'doctor' && (hour < opensAt || hour >= closesAt);

/** The rules that a reading meets; none if it is usual. */
export function rulesOfReading(facts: ReadingFacts): UnusualReadingRule[] {
  const { appointment, readAt, isBeyondPatients, isBeyondReadings } = facts;
  const late = unusualLimits.daysAfterAppointment * DAY;
  const met: Readonly<Record<UnusualReadingRule, boolean>> = {
    outsideHours: isOutsideHours(facts),
    manyPatients: isBeyondPatients,
    oneRecordOften: isBeyondReadings,
    longAfterAppointment: appointment !== null && Date.parse(readAt) - Date.parse(appointment.endsAt) > late,
    appointmentCalledOff: appointment !== null && appointment.isCalledOff,
  };
  return unusualReadingRules.filter((rule) => met[rule]);
}

/** What the rules need to know of a use of emergency access. */
export interface EmergencyFacts {
  /** ISO 8601, UTC. */
  readonly openedAt: string;
  /** Whether an appointment of doctor and patient, not called off, began within `daysUntilAppointment`. */
  readonly isFollowed: boolean;
  /** The emergency accesses of the last `emergencyDays`, this one included: to this patient by anybody, and of this doctor to anybody. */
  readonly ofPatient: number;
  readonly ofDoctor: number;
}

/** The rules that a use of emergency access meets at this time. That no appointment followed is said only when its days are over. */
export function rulesOfEmergency(
  { openedAt, isFollowed, ofPatient, ofDoctor }: EmergencyFacts,
  now: Date,
): UnusualEmergencyRule[] {
  const isOver = now.getTime() - Date.parse(openedAt) > unusualLimits.daysUntilAppointment * DAY;
  const met: Readonly<Record<UnusualEmergencyRule, boolean>> = {
    notFollowed: isOver && !isFollowed,
    oneRecordAgain: ofPatient > unusualLimits.emergenciesPerPatient,
    oneDoctorOften: ofDoctor > unusualLimits.emergenciesPerDoctor,
  };
  return unusualEmergencyRules.filter((rule) => met[rule]);
}

/** Ids with the log position at which each first occurred, as a decimal number: those that occurred first. */
export type FirstIds = Readonly<Record<string, string>>;

/**
 * The first different ids up to a limit, with one more occurrence. An id that is not among them came when they were complete. The order of
 * the calls makes no difference, because an event may be folded again after later ones.
 */
export function firstIds(known: FirstIds, id: string, position: bigint, limit: number): FirstIds {
  const earlier = known[id];
  const all = { ...known, [id]: String(earlier !== undefined && BigInt(earlier) < position ? earlier : position) };
  const inOrder = Object.entries(all).sort(([, one], [, other]) => (BigInt(one) < BigInt(other) ? -1 : 1));
  return Object.fromEntries(inOrder.slice(0, limit));
}
