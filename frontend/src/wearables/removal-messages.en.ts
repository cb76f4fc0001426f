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
  nothingLost: 'Nothing was lost.',
  madeUp: 'Remove made-up values',
  madeUpTitle: 'Remove the made-up values?',
  madeUpText:
    'What simulated devices made up is removed from {days, plural, one {# day} other {# days}}. Measured values stay.',
  madeUpRemoved: 'The made-up values were removed',
  madeUpFailed: '⚠ The made-up values could not be removed. Please try again.',
} as const;
