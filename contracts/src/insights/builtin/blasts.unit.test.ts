import { expect, test } from '@jest/globals';
import { rankOfLines as rankOf } from './testing/rank-of-lines.js';

test.each([
  ...['Peripheral smear: Many promyelocytes with Auer rods', 'Peripheral smear: Auer rods seen', 'Auer rods: present'],
  ...['Numerous abnormal promyelocytes', 'Promyelocytes: numerous', 'Smear: promyelocytes 62 %', 'Promyelocytes 42'],
  ...['Myelocytes 12 Promyelocytes 42 Blasts 00', 'Bone marrow aspirate: promyelocytes 70 %'],
  ...['Immature cells 40 %', 'Immature cells: 32', 'Immature cells 20 %', 'Atypical mononuclear cells 55 %'],
  ...['Smear shows 60 % immature mononuclear cells', 'Blasts 18', 'Blasts 300 /uL'],
])('cells that count as blasts are for the hospital: %s', (text) => expect(rankOf(text)).toBe('hospital'));

test.each([
  ...['Promyelocytes 2 %', 'Few promyelocytes seen', 'No promyelocytes seen', 'No abnormal promyelocytes or Auer rods'],
  ...[
    'No Auer rods seen',
    'Auer rods: absent',
    'Auer rods not seen',
    'Auer rods may be seen in acute myeloid leukaemia',
  ],
  ...['Immature cells 2 %', 'Immature cells 19 %', 'Immature cells < 1 %', 'Immature granulocytes 22 %'],
  ...['Immature platelet fraction 24 %', 'Immature reticulocyte fraction 30 %', 'Atypical lymphocytes 25 %'],
  ...['No immature cells. Hypochromia in 40 % of cells', 'Immature cells not seen, lymphocytes 40 %'],
  ...[
    'Immature cells absent; neutrophils 60 %',
    'Semen: immature germ cells 22 %',
    'Semen analysis: immature cells 30 %',
  ],
  'Myelocytes 4 %, metamyelocytes 6 %, promyelocytes 1 %, neutrophils 70 %',
])('a few of them, none, and others can wait: %s', (text) => expect(rankOf(text)).toBeNull());
