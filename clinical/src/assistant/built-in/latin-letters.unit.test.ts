import { expect, test } from '@jest/globals';
import { inLatinLetters } from './latin-letters.js';

test.each([
  ['डॉक्टर को दिखाएँ।', 'Doctor ko dikhaen.'],
  ['ठीक पानी पिएँ', 'Theek pani piyen'],
  ['ज़्यादा नमक से रक्तचाप बढ़ता है', 'Zyada namak se raktachap badhta hai'],
  ['आपके लिए', 'Aapke liye'],
  ['ख़ून, साँस और दवा', 'Khoon, saans aur dawa'],
  ['हफ़्ते में दो बार; 140/90 mmHg', 'Hafte mein do baar; 140/90 mmHg'],
])('"%s" is typed "%s"', (hindi, latin) => expect(inLatinLetters(hindi)).toBe(latin));
