/** A sugar of the blood, by names with and without a word of the meal; a source of a regular expression over `plainText`. */
export const SUGAR = String.raw`(?<![a-z])(?:glucose|sugar|glucometer|glucose meter|cbg|[gr]?rbs|f(?:bs|bg|pg)|ppbs)(?![a-z])`;
const BETWEEN = String.raw`(?:\s*\([^()\d]{0,30}\))?(?:[\s:=-]|reading|level|value|is|was|shows?|showing|showed|came){1,12}`;
/** Behind its name what a glucometer shows of more, or less, than it can measure: "GRBS HI", "sugar reading: LO". Before another word "hi" is one of Hindi. */
export const BEYOND_GLUCOMETER = String.raw`(?<=${SUGAR}${BETWEEN})(?:hi|lo)(?=\s*(?:$|[\n.,;:()*!?\d]|(?:mg|on|at|today|now|this)(?![a-z])))`;
