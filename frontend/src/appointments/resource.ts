/** What react-admin knows a doctor's appointments by, and keeps its lists of them under. */
export const APPOINTMENTS = 'appointments';

/** A doctor's lists, as what a command refreshes. */
export const doctorLists = [{ path: APPOINTMENTS }] as const;
