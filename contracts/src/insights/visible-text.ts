/** Characters that end a line, other than \n. */
const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
// oxlint-disable-next-line no-control-regex -- the pattern matches control characters
const CONTROLS = /[\0-\u0008\u000e-\u001f\u007f-\u009f\p{Surrogate}\p{Co}]/gu;
/** Joiners change the shape of Indian and Arabic letters; elsewhere they hide. */
const JOINERS = /(?<![\u0590-\u1fff])[\u200c\u200d]|[\u200c\u200d](?![\u0590-\u1fff])/g;
/** Zero-width and bidirectional characters, tags, variation selectors, fillers. */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** The text as a person sees it: one kind of line end, and no character without a shape, such as those that hide an instruction. */
export const visibleText = (text: string): string =>
  text.replace(LINE_ENDS, '\n').replace(CONTROLS, '').replace(JOINERS, '').replace(INVISIBLE, '');
