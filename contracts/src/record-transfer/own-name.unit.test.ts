import { expect, test } from '@jest/globals';
import { claimsOwnName, EXPORTED_FILE } from './own-name.js';

test.each([
  'Anamnesis',
  'anamnesis',
  ' A-N-A-M-N-E-S-I-S ',
  'Αναmnesis',
  'Ａｎａｍｎｅｓｉｓ',
  'Anamnesis Health Ltd',
  'Anamnes1s',
  'AnamnesIs',
])('%s gives itself out as this product', (source) => expect(claimsOwnName(source)).toBe(true));

test.each(['City Hospital', 'Amnesia Clinic', 'https://city.example/bundles|42', 'शहर अस्पताल', EXPORTED_FILE])(
  '%s does not',
  (source) => expect(claimsOwnName(source)).toBe(false),
);
