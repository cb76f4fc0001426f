/** The texts about a patient's allergies. */
export default {
  title: 'Allergies',
  loading: 'Loading your allergies...',
  loadFailed: 'Your allergies could not be loaded.',
  refreshFailed: 'Your allergies could not be refreshed. What you see may be out of date.',
  none: 'None is recorded. Doctors check each prescription against what is written here.',
  add: 'Add an allergy',
  note: 'Doctors with an appointment with you see it, and are warned by it.',
  substance: 'Medicine or substance',
  substanceMissing: 'Please name the substance.',
  reaction: 'What happened',
  failed: 'The allergy could not be saved.',
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
} as const;
