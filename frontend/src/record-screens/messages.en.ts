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
  setAside: 'Set aside',
  noPatientsTitle: 'Records open later',
  noPatientsText:
    'The records of your patients will be shown here. Their health answers, and the notes of your sessions, are shown beside each appointment.',
  seeAppointments: 'See appointments',
} as const;
