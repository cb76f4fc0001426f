/** The texts of the parts that every feature uses. */
export default {
  documentTitle: '{title} · Anamnesis',
  tryAgain: 'Try Again',
  loading: 'Loading...',
  close: 'Close',
  dismiss: 'Dismiss',
  toasts: 'Notices',
  remove: 'Remove {name}',

  optional: 'Optional',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  chooseFiles: 'Choose files',
  files: '{count, plural, one {# file} other {# files}}',
  kilobytes: '{size} KB',
  megabytes: '{size} MB',
  gigabytes: '{size} GB',
  choosePicture: 'Choose a picture',
  dropPicture: 'or drop one here',
  chooseAnotherPicture: 'Choose another, or drop one here',
  removePicture: 'Remove picture',

  language: 'Language',
  languageFailed: 'This language could not be loaded. Please try again.',

  switchToLight: 'Switch to the light theme',
  switchToDark: 'Switch to the dark theme',

  statuses: {
    Pending: 'Pending',
    Active: 'Active',
    Completed: 'Completed',
    Cancelled: 'Cancelled',
    'No-show': 'No-show',
  },
} as const;
