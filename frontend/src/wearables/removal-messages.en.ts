/** The texts of the removal of a device. */
export default {
  removeName: 'Remove {name}',
  title: 'Remove {name}?',
  text: 'Nothing is fetched from it any more. The days that it recorded stay, with its name.',
  keep: 'Keep it',
  remove: 'Remove',
  removing: 'Removing it…',
  removed: '{name} was removed',
  failed: '⚠ Failed to remove device. Please try again.',
} as const;
