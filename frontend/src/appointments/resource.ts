/** What react-admin knows a doctor's appointments by, and keeps its lists of them under. */
export const APPOINTMENTS = 'appointments';
