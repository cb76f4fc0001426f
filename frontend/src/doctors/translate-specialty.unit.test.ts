import { specialties } from '@anamnesis/contracts/doctors/specialty-list';
import { expect, test } from '@jest/globals';
import { currentMessages } from '../language/messages';
import { specialtyMessages } from './specialty-messages';
import { specialtyText } from './translate-specialty';

const m = currentMessages(specialtyMessages);

test('the English names are those of the contract, by code', () => {
  const listed = specialties.map(({ code, name, practitioner, synonyms }) => [code, { name, practitioner, synonyms }]);
  expect(m).toEqual(Object.fromEntries(listed));
});

test('every name of a specialty is shown in the language of the page, and a free addition as it is', async () => {
  const pseudo = await specialtyMessages.in('en-XA');
  const shown = ['Cardiology', 'Cardiologist', 'Heart', 'Ayurveda'].map((text) => specialtyText(pseudo, text));
  expect(shown).toEqual(['Ćáŕđíóĺóǵý', 'Ćáŕđíóĺóǵíśţ', 'Ĥéáŕţ', 'Ayurveda']);
  expect(specialtyText(m, 'Cardiologist')).toBe('Cardiologist');
});
