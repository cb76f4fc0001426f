import {
  BASE_EXCESS,
  baseDeficitOf,
  CO2,
  isDangerousCo2,
  isDangerousPh,
  isHighLactate,
  isLowCordPh,
  LACTATE,
  mayBeDangerousPh,
  mayBeHighLactate,
  PH,
} from './blood-gas.js';
import { toCheck, type UrgentLine } from './urgent-line.js';
import { ACOG_CORD, OHIO_HEALTH, WAKEMED, WHO_MALARIA } from './urgent-sources.js';

/** Blood gases, and the lactate that is measured with them. */
export const gasLines: readonly UrgentLine[] = [
  { name: LACTATE, rank: 'hospital', isUrgent: isHighLactate, source: OHIO_HEALTH },
  { name: LACTATE, rank: 'hospital', isUrgent: mayBeHighLactate, ...toCheck, source: OHIO_HEALTH },
  { name: PH, rank: 'hospital', isUrgent: isDangerousPh, source: WAKEMED },
  { name: PH, rank: 'hospital', isUrgent: mayBeDangerousPh, ...toCheck, source: WAKEMED },
  { name: PH, rank: 'hospital', isUrgent: isLowCordPh, source: ACOG_CORD },
  { name: CO2, rank: 'hospital', isUrgent: isDangerousCo2, source: WAKEMED },
  { name: BASE_EXCESS, rank: 'hospital', isUrgent: (line) => baseDeficitOf(line) > 15, source: WHO_MALARIA },
  { name: BASE_EXCESS, rank: 'doctor', isUrgent: (line) => baseDeficitOf(line) > 8, source: WHO_MALARIA },
];
