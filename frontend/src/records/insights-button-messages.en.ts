/** The button that explains a test report. The text of the specification is verbatim. */
export default {
  open: 'AI Insights',
  openOf: 'AI Insights on {title}',
} as const;
