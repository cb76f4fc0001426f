/** The react-admin resource of a doctor's appointments, and the first part of their query keys. */
export const APPOINTMENTS = 'appointments';
