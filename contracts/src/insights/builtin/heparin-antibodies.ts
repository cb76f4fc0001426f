import { isGenerality } from '../../labs/administrative-lines.js';
import { isFoundByName } from './found-by-name.js';
import { isToldOfNow } from './urgent-findings.js';

/** Antibodies against heparin and platelets, with which blood clots in its vessels while the platelets fall. */
export const HEPARIN_ANTIBODIES =
  /(?<![a-z])(?:hit (?:antibod(?:y|ies)|ab|screen|igg|elisa|assay|test)|heparin[ -](?:induced|dependent)[a-z -]{0,30}(?:antibod(?:y|ies)|ab|assay|screen|test)|(?:anti[- ]?)?(?:heparin[\s/-]*)?pf-?\s?4)(?![a-z0-9])/;

/** Whether a line says that they were found. */
export const hasHeparinAntibodies = (line: string): boolean =>
  !isGenerality(line) &&
  !/(?<![a-z])are (?:seen|found|present|detected) in/.test(line) &&
  isToldOfNow(line, HEPARIN_ANTIBODIES) &&
  isFoundByName(line, HEPARIN_ANTIBODIES);
