/** A message of a FIT file: its fields by their names in the profile. */
export type Message = Readonly<Record<string, unknown>>;

/** The messages of a FIT file by their names in the profile. */
export type Messages = Readonly<Record<string, readonly Message[] | undefined>>;

/** Before it a time is no date: it counts the seconds since the device was switched on (FIT profile, `date_time`). */
const FIRST_MOMENT = Date.UTC(1989, 11, 31) + 0x10000000 * 1_000;

/** Whether a value is a time with a date. */
export const isMoment = (value: unknown): value is Date => value instanceof Date && value.getTime() >= FIRST_MOMENT;
