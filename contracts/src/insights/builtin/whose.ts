import type { ReportFacts } from './facts.js';

/** Whether it is not known that the values of a report are the person's own: it names somebody else, or several people, or is marked as a sample. */
export const isOfUnknown = ({ problem }: Pick<ReportFacts, 'problem'>): boolean =>
  problem === 'otherPerson' || problem === 'severalPatients' || problem === 'sampleReport';

/** Whether a report is plainly one on an animal, on water or on food: nothing in it is interpreted, and nobody is told of it. */
export const isOfNoPerson = ({ problem }: Pick<ReportFacts, 'problem'>): boolean => problem === 'noPerson';
