/** Interpretations of a result, by the codes of HL7's ObservationInterpretation. */
export const INTERPRETATIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    H: 'high',
    HH: 'critically high',
    HU: 'significantly high',
    HX: 'above what is measured',
    L: 'low',
    LL: 'critically low',
    LU: 'significantly low',
    LX: 'below what is measured',
    N: 'normal',
    A: 'abnormal',
    AA: 'critically abnormal',
    POS: 'positive',
    NEG: 'negative',
    DET: 'detected',
    ND: 'not detected',
    RR: 'reactive',
    NR: 'non-reactive',
    WR: 'weakly reactive',
    IND: 'indeterminate',
    E: 'equivocal',
    R: 'resistant',
    S: 'susceptible',
    I: 'intermediate',
    U: 'higher than before',
    B: 'better',
    D: 'lower than before',
    W: 'worse',
    EXP: 'expected',
    UNE: 'unexpected',
  }),
);

const byWords = new Map([...INTERPRETATIONS].map(([code, words]) => [words, code]));
/** The code of an interpretation in these words; undefined if they are none. */
export const interpretationCode = (words: string): string | undefined => byWords.get(words);
