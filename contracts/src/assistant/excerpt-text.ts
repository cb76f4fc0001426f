import { truncateText } from '../language/text.js';
import { MAX_EXCERPT_ITEM } from './constants.js';

/**
 * A person with a title, up to two names. In capitals a title without a full stop may be an illness ("MS relapsing", "severe MR due to"), and a name begins with a capital letter, except
 * after "dr".
 */
const NAMED = [
  /\b(?:Mr|Mrs|Ms|Miss|Prof|Smt|Shri|Sri|Kumari|mr|mrs|smt|shri|MRS|SMT|SHRI|KUMARI)\b\.?\s+\p{Lu}[\p{L}\p{M}.'’-]*(?:\s+\p{Lu}[\p{L}\p{M}.'’-]*)?/gu,
  /(?:\b(?:Dr|dr)\b\.?|\bDR\.)\s*[\p{L}\p{M}.'’-]+(?:\s+\p{Lu}[\p{L}\p{M}.'’-]*)?/gu,
  /(?:डॉ\.?|श्री|श्रीमती|कुमारी)\s+[\p{L}\p{M}.]+(?:\s+[\p{L}\p{M}.]+)?/gu,
];
/** The number under which a person is registered: "MRN 55512", "UHID: A-1204". */
const REGISTERED =
  /\b(?:MRN|UHID|UID|ABHA|Aadhaar|Aadhar|PAN|(?:patient|hospital|member|policy|insurance|reg(?:istration)?)\.?\s*(?:id|no)|ID|Id)\b[\s.:#-]*(?:(?:no|number)\b[\s.:#-]*)?(?=[\w/-]*\d)[\w/-]+/gi;
const EMAIL = /\S+@\S+/g;
const LONG_NUMBER = /\+?\d[\d -]{7,}\d/g;

/** One line of a record as it is sent: short, and without what is probably the name or the number of a person. Names without a title, and addresses, are not recognised. */
export const excerptText = (text: string): string =>
  truncateText(
    [EMAIL, REGISTERED, LONG_NUMBER, ...NAMED]
      .reduce((rest, pattern) => rest.replace(pattern, '…'), text)
      .replace(/\s+/gu, ' ')
      .trim(),
    MAX_EXCERPT_ITEM,
  );
