/** The texts about a patient's allergies. */
export default {
  title: 'Allergies',
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
