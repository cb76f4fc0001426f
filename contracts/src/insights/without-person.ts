import { namesIn } from '../labs/names.js';
import { plainText } from '../labs/plain-text.js';
import { truncateText } from '../language/text.js';
import { visibleText } from './visible-text.js';

/** Labels of what is said about a person, a sample or a laboratory rather than about a result. */
const LABEL =
  /\b(?:names?|patient|pt|age|sex|gender|dob|birth|address|add|phone|telephone|tel|mobile|mob|contact|fax|e-?mail|web(?:site)?|uhid|mrn|mr no|reg(?:istration)?|id|i\.d|no|number|barcode|bar code|sample|specimen|accession|lab|visit|bill|invoice|order|ref(?:erred)?|ref\.? ?by|client|hospital|clinic|collected|received|reported|registered|printed|ward|bed|policy|passport|aadhaar|insurance|father|mother|husband|wife|c\/o|s\/o|d\/o|w\/o|consultant|doctor|pathologist|technician|signed|signature|verified|authori[sz]ed)\b[^:]{0,20}[:#]|\b(?:patient|uhid|mrn|dob|(?:sample|lab|reg) (?:id|no)|ref(?:erred)? by)\b/;
/** "Mrs. Joshi", "Dr. Rao", an address and telephone number, and a code of a person or sample. */
const PERSONAL =
  /\b(?:mr|mrs|ms|miss|master|baby|smt|shri|sri|kumari|dr|prof)\b\.?\s|@|www\.|\b(?:road|street|nagar|colony|marg|lane|avenue|sector|floor|pin ?code)\b|\d{9,}|\d{3,5}[ -]\d{3,5}[ -]\d{3,4}|\d{5}[ -]\d{5,6}|\b(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]{8,}\b/;
/** More of a document is not searched, in UTF-16 code units. */
const LONGEST = 80_000;
/** "K" and "Mg" are names of tests, and parts of an address. */
const SHORTEST_NAME = 3;

/**
 * The lines of a report that say something about a result: those with the name of a laboratory test and a number. All else stays here: the
 * head and the foot of a page with the names, addresses, telephone numbers and codes of the patient, the doctor and the laboratory.
 */
export const withoutPerson = (text: string): string =>
  visibleText(truncateText(text, LONGEST))
    .split('\n')
    .filter((line) => {
      const plain = plainText(line);
      const isOfResult = /\d/.test(plain) && namesIn(plain).some(({ start, end }) => end - start >= SHORTEST_NAME);
      return isOfResult && !LABEL.test(plain) && !PERSONAL.test(plain);
    })
    .join('\n');
