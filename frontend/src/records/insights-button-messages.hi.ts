/** Hindi texts of the button that explains a test report. */
export default {
  open: 'AI विश्लेषण',
  openOf: '{title} का AI विश्लेषण',
} as const;
