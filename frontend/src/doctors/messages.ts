/** The texts of the doctors' list. Those of the specification stand word for word. */
export const messages = {
  title: 'Find Your Doctor',
  checked: 'Every registration here was checked by a person.',
  search: 'Search by name or specialization',
  specialization: 'Specialization',
  allSpecializations: 'All Specializations',
  bookAppointment: 'Book Appointment',
  nextFree: 'Next free',
  noneFree: 'No free time soon',
  isNew: 'New here',
  rating: 'Rating',
  experience: 'Experience',
  fee: 'Fee',
  hospitals: 'Hospitals',
  email: 'Email',
  showMore: 'Show more',
  loading: 'Loading doctors',
  noneFound: 'No doctors found',
  noneFoundHint: 'Try a shorter name, or another specialization.',
  noneListed: 'No doctor is listed yet. Please look again later.',
  clearSearch: 'Show all doctors',
  failed: 'The list of doctors could not be loaded.',
  failedHint: 'Nothing of yours was changed. Below stands a sample profile, which cannot be booked.',
  failedMore: 'More doctors could not be loaded.',
  failedMoreHint: 'Those above are still good.',
  sample: 'Sample profile',
  notBookable: 'Cannot be booked',
  notListed: 'This doctor is not listed.',
} as const;

/** "6 doctors" */
export const doctorCount = (total: number) => `${total.toLocaleString('en-US')} ${total === 1 ? 'doctor' : 'doctors'}`;
/** "24 of 5,000 shown" */
export const shownOf = (shown: number, total: number) =>
  `${shown.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} shown`;
/** "15 years" */
export const years = (count: number) => `${count} ${count === 1 ? 'year' : 'years'}`;
/** "Times are India Standard Time (Asia/Kolkata)." */
export const timesAre = (name: string, timeZone: string) => `Times are ${name} (${timeZone}).`;
