import { expect, test } from '@jest/globals';
import { lacksUnit } from './missing-unit.js';

test.each([
  'Procalcitonin 38',
  'IgE total: 1200 H',
  'Ferroxin 12.5 (1 - 5)',
  'Lipoprotein(a) 88',
  'Anti-TPO  600  Normal: < 35',
])('the unit is missing: %s', (text) => expect(lacksUnit(text)).toBe(true));

test.each([
  ...[
    'Procalcitonin 38 ng/mL',
    'Procalcitonin (ng/mL) 38',
    'Blasts 22 %',
    'IgE total 1200 IU/mL H',
    'Lactate 9.6 mmol',
  ],
  ...['Reticulocyte index 2.1', 'pH 7.08', 'HBsAg 0.35 S/CO', 'Specific gravity 1.020', 'Ct value 21'],
  ...['HIV: Reactive', 'Widal TO 1:80', 'Urine protein +++', 'Pus cells 8 - 10 /hpf', 'Collected on 12/03/2026', '38'],
  'Seen after 3 weeks',
])('no unit is missing, or it is not known: %s', (text) => expect(lacksUnit(text)).toBe(false));
