/** The texts of the frame around the record screens. */
export default {
  home: 'Home',
  appointments: 'Appointments',
  availability: 'Availability',
  patients: 'Patients',
  registrations: 'Registrations',
  account: 'Account',
  logout: 'Logout',
  doctor: 'Dr. {name}',
  doctorScreens: 'Doctor',
  operatorScreens: 'Operator',
  auditorScreens: 'Auditor',
  replay: 'Replay',
  access: 'Access',
  setAside: 'Set aside',
} as const;
