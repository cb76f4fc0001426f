export const deskMessages = {
  home: 'Home',
  appointments: 'Appointments',
  availability: 'Availability',
  patients: 'Patients',
  registrations: 'Registrations',
  account: 'Account',
  logout: 'Logout',
  doctorScreens: 'Doctor',
  operatorScreens: 'Operator',
  setAside: 'Set aside',
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  noPatientsTitle: 'No patients yet',
  noPatientsText:
    'Whoever books a consultation with you appears here, with their records, once the first one has taken place.',
  seeAppointments: 'See appointments',
} as const;

/** "26–50 of 57" */
export const pageOf = (first: number, last: number, total: number) => `${first}–${last} of ${total}`;
