/** The texts of the documents of entries. Those of the specification are verbatim. */
export default {
  document: 'Document',
  viewFile: 'View File',
  viewFileOf: 'View File, {title}',
  download: 'Download',
  downloadOf: 'Download {title}',
  opening: 'Opening…',
  fromPage: 'From {name}, page {page}',
  openFailed: 'The document could not be opened.',
  openFailedHint: 'It is safe where it was; please try again.',
  shownDocument: 'The document of {title}',
  uploadFirst: 'Please wait until the document is uploaded, or cancel it.',
} as const;
