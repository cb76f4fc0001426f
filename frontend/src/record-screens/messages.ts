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
  noPatientsTitle: 'No patients yet',
  noPatientsText:
    'Whoever books a consultation with you appears here, with their records, once the first one has taken place.',
  seeAppointments: 'See appointments',
} as const;
