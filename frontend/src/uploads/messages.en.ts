/** The texts of the upload of one document. */
export default {
  choose: 'Choose a document or drop it here',
  hint: 'PDF, JPG or PNG, up to 25 MB.',
  uploading: 'Uploading {file}',
  percent: '{percent, number}%',
  waiting: 'The connection was lost. The upload continues by itself.',
  finished: '{file} is uploaded.',
  cancel: 'Cancel',
  cancelled: 'The upload was cancelled. Nothing was saved.',
  remove: 'Remove',
  failed: 'The document could not be uploaded.',
  failedHint: 'Nothing was saved; please try again.',
  tooLarge: 'That file is too large. Nothing was saved; please choose a smaller one.',
  empty: 'That file is empty. Please choose another one.',
  tryAgain: 'Try Again',
} as const;
