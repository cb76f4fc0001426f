/** The texts of the doctor's view of the days of a patient's devices. */
export default {
  title: 'Health data of devices',
  show: 'Show health data of devices',
  hide: 'Hide',
  willSee: '{firstName} sees that you opened them.',
  inEmergency: 'Emergency access does not open the health data of devices.',
  loading: 'Loading health data of devices',
  failed: 'The health data of devices could not be loaded.',
  failedHint: 'Nothing was lost. Please try again.',
  refreshHint: 'What is shown is from before. Please try again.',
  notShared: '{firstName} does not share the health data of their devices.',
  ended: 'You no longer have access to the health data of devices.',
  none: '{firstName} shares the health data of their devices, but there are none of the last year.',
  latest: 'Latest day, {day}',
  latestMeasured: 'Latest measured day, {day}',
  allMadeUp: 'All of these values are made up by a simulated device. They say nothing about the patient.',
  someMadeUp:
    'Some of these values are made up by a simulated device and say nothing about the patient. They have hollow points, and “made up” beside them.',

  simulated: 'Made up by a simulated device',
  imported: 'Measured, imported from an export',
  madeUp: '{value}, made up',
  simulatedNote: 'Made-up values say nothing about the patient.',
  usualBand: "The patient's usual, at last {low} to {high}",
  standingHeading: "In relation to the patient's usual",
} as const;
