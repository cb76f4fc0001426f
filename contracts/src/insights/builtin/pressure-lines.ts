import { isPressureBelow, isPressureFrom, PRESSURE, SEVERE_IN_PREGNANCY, tellsOfPregnancy } from './blood-pressure.js';
import type { UrgentLine } from './urgent-line.js';
import { ACOG, AHA, NEWS2 } from './urgent-sources.js';

/** Blood pressures. */
export const pressureLines: readonly UrgentLine[] = [
  // Below 80 chosen here.
  { name: PRESSURE, rank: 'hospital', isUrgent: (line) => isPressureBelow(line, 80), source: NEWS2 },
  {
    name: PRESSURE,
    rank: 'hospital',
    isUrgent: (line) => tellsOfPregnancy(line) && isPressureFrom(line, SEVERE_IN_PREGNANCY),
    source: ACOG,
  },
  // Without signs of harm its source does not name a hospital.
  {
    name: PRESSURE,
    rank: 'doctor',
    isUrgent: (line) => isPressureFrom(line, { systolic: 180, diastolic: 120 }),
    source: AHA,
  },
  { name: PRESSURE, rank: 'doctor', isUrgent: (line) => isPressureBelow(line, 90), source: NEWS2 },
];
