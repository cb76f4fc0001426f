/** The context of a decision about days and hours: the time, and the clinic's time zone (an IANA name). */
export interface ClinicContext {
  now: Date;
  timeZone: string;
}
