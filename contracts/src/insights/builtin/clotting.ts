/** A time in which blood clots. "PT" is a patient too, so that its result has to stand right behind it. */
export const CLOTTING =
  /(?<![a-z])(?:inr|p\.?t\.?(?=[\s:=,(/-]*(?:inr|time|test|result|sample|blood|did|is|was|\W*>|no clot|not clot|unclot|incoag|\d))|a?ptt|aptt|prothrombin time|thrombin time|thromboplastin time|clotting time|coagulation time|clotting test|fibrinogen|wbct|20\s*wbct)(?![a-z])/;
/** That the blood did not clot, so that there is no time: "PT: no clot", "20WBCT not clotted". Not a clot that is looked for in a vein, or in the tube. */
const NO_CLOT =
  /^[^\d.;]{0,30}(?:>?\s*\d+\s*(?:secs?|s|min\w*)[\s,:(-]*)?[^\d.;]{0,20}(?:(?<![a-z])no (?:clot(?:s|ting)?|coagulation)(?: (?:formed|formation|detected|seen|observed))?(?! (?:in|on|of|within))|not (?:clot(?:ted|ting)?|coagulat\w+)|(?:did|does) not clot|clot not formed|unclott\w+|incoagulable|non-?clott\w+)(?![a-z])/;

/** Whether a line says that the blood of a clotting test did not clot. */
export function isWithoutClot(line: string): boolean {
  return [...line.matchAll(new RegExp(CLOTTING, 'g'))].some(({ 0: name, index }) =>
    NO_CLOT.test(line.slice(index + name.length)),
  );
}
