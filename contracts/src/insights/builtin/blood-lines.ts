import { BEYOND_GLUCOMETER, SUGAR } from '../../labs/glucometer.js';
import { CRITICAL, isCalledCritical } from './called-critical.js';
import { BLASTS, hasBlasts, hasManyImmature, IMMATURE } from './blasts.js';
import { CLOTTING, isWithoutClot } from './clotting.js';
import { BLOOD_CULTURE, CSF, CSF_GERMS, hasGerms, hasManyCells } from './germs.js';
import { CK_MB, isAboveItsLimit, isMuchHeartEnzyme } from './heart-enzyme.js';
import { HEPARIN_ANTIBODIES, hasHeparinAntibodies } from './heparin-antibodies.js';
import { INR_BEHIND_TIME, inrOf } from './inr-behind-time.js';
import { hasMalaria, MALARIA } from './malaria.js';
import { isHighInLargerUnit, isHighTroponin, TROPONIN } from './troponin.js';
import { FLUID_GERMS, isInfectedFluid, STERILE_FLUID } from './sterile-fluids.js';
import { toCheck, type UrgentLine } from './urgent-line.js';
import {
  BARNSLEY,
  BSH,
  CHOSEN,
  GLUCOMETER,
  HEART_OF_ENGLAND,
  HOUSTON,
  INFARCTION,
  LABORATORY_ALERT,
} from './urgent-sources.js';

const SUGAR_NAME = new RegExp(SUGAR);
const BEYOND_METER = new RegExp(BEYOND_GLUCOMETER);

/** The heart, the cells and germs of blood, its clotting and its sugar; germs of the spinal and other fluids. */
export const bloodLines: readonly UrgentLine[] = [
  { name: TROPONIN, rank: 'hospital', isUrgent: isHighTroponin, source: INFARCTION },
  { name: TROPONIN, rank: 'hospital', isUrgent: isHighInLargerUnit, ...toCheck, source: INFARCTION },
  { name: CLOTTING, rank: 'hospital', isUrgent: isWithoutClot, source: CHOSEN },
  { name: BLASTS, rank: 'hospital', isUrgent: hasBlasts, source: HEART_OF_ENGLAND },
  { name: IMMATURE, rank: 'hospital', isUrgent: hasManyImmature, source: CHOSEN },
  { name: INR_BEHIND_TIME, rank: 'hospital', isUrgent: (line) => inrOf(line) > 8, source: BSH },
  { name: INR_BEHIND_TIME, rank: 'doctor', isUrgent: (line) => inrOf(line) > 5, source: BARNSLEY },
  { name: SUGAR_NAME, rank: 'hospital', isUrgent: (line) => BEYOND_METER.test(line), source: GLUCOMETER },
  {
    name: BLOOD_CULTURE,
    rank: 'hospital',
    isUrgent: (line) => hasGerms(line, BLOOD_CULTURE, BLOOD_CULTURE),
    source: HOUSTON,
  },
  {
    name: CSF,
    rank: 'hospital',
    isUrgent: (line) => hasManyCells(line) || hasGerms(line, CSF, CSF_GERMS),
    source: HOUSTON,
  },
  {
    name: STERILE_FLUID,
    rank: 'hospital',
    isUrgent: (line) => isInfectedFluid(line) || hasGerms(line, STERILE_FLUID, FLUID_GERMS),
    source: CHOSEN,
  },
  { name: CK_MB, rank: 'hospital', isUrgent: isMuchHeartEnzyme, source: CHOSEN },
  { name: CK_MB, rank: 'doctor', isUrgent: isAboveItsLimit, source: CHOSEN },
  { name: HEPARIN_ANTIBODIES, rank: 'hospital', isUrgent: hasHeparinAntibodies, source: CHOSEN },
  { name: CRITICAL, rank: 'hospital', isUrgent: isCalledCritical('hospital'), source: LABORATORY_ALERT },
  { name: CRITICAL, rank: 'doctor', isUrgent: isCalledCritical('doctor'), source: LABORATORY_ALERT },
  { name: MALARIA, rank: 'doctor', isUrgent: hasMalaria, source: HEART_OF_ENGLAND },
];
