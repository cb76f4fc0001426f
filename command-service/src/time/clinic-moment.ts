/** What is decided by: the time, and the clinic's zone (an IANA name), in which its days and hours are told. */
export interface ClinicMoment {
  now: Date;
  timeZone: string;
}
