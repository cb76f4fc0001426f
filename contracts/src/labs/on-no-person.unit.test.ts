import { expect, test } from '@jest/globals';
import { isOnNoPerson, namesSpecies } from './on-no-person.js';

test.each([
  ...[
    'Dog blood test',
    "My cat's kidney test: my cat's report",
    'Canine CBC',
    'Feline KFT',
    'Report of my dog',
    'Buffalo blood',
  ],
  ...[
    'kutte ki report',
    'कुत्ते की रिपोर्ट',
    'Species: Canine   Breed: Labrador',
    'Breed: Persian',
    'Bruno (dog) CBC report',
    'Horse: CBC',
    'Feline biochemistry panel',
    'Veterinary hospital',
  ],
  ...['Drinking water analysis', 'Sample: Water', 'Food sample', 'Quality control level 3', 'gaay ki jaanch'],
])('"%s" is on no person', (line) => expect(isOnNoPerson(line, '')).toBe(true));

test.each([
  ...[
    'Cat allergy',
    'Dog walker blood test',
    'Horse riding injury X-ray',
    'Toxoplasma (cat) IgG test',
    'Pet: none',
    'Species: E. coli',
    'Dog serum albumin IgE',
    'PET CT report',
    'PET report',
    'CAT scan report',
    'CAT test score 12',
  ],
  ...[
    'Dog bite: blood test',
    'Species: Plasmodium vivax',
    'Species: Candida albicans',
    'Breed',
    'Water deprivation test',
  ],
  ...[
    'Opp. Veterinary Hospital, MG Road',
    'Fever after drinking water',
    'Upper canine X-ray',
    "Cow's milk protein test",
  ],
  ...[
    'Sample: breast milk',
    'Horse serum given',
    'Gayatri Sharma',
    'Mr. Kutty blood test',
    'Dr. Catherine report',
    'Test for dog hair',
  ],
  ...['Dog bite 5 days ago, CBC', 'Horse riding injury 5 yrs back, x-ray', 'Dog Street 5, Goa CBC'],
])('"%s" may be on a person', (line) => expect(isOnNoPerson(line, '')).toBe(false));

test.each([
  'Species: Canine\nOwner: Mrs. Kamla Rao, 45 yrs\nPotassium 7.4',
  'Pet: Bruno, Labrador, 4 yrs\nUrea 30',
  'Breed: German Shepherd\nSex: M',
  'Animal: Cow\nOwner: Mr. Ram Lal\nCalcium 5',
])('"%s" is on an animal', (text) => expect(isOnNoPerson('Blood test', text)).toBe(true));
test.each(['Labrador dog 5 yrs KFT', 'Pug dog CBC', 'German Shepherd blood test', 'Persian cat, 3 years, urine'])(
  'the title "%s" is of an animal',
  (title) => expect(isOnNoPerson(title, '')).toBe(true),
);

test.each([
  'Anti-rabies clinic\nAnimal: Dog\nPotassium 7.2 mmol/L',
  'Animal: Dog\nPotassium 7.2 mmol/L\nHb 12\nUrea 30\nBite on the left leg',
  'Animal: Cow\nGored in the abdomen\nHb 5',
  'Breed: none\nTroponin I 2400 ng/L (0 - 16)',
  'Animal: Dog\nCategory III exposure\nPotassium 7.2',
  'Name: Smt. Kamla\nAnimal: Dog\nPotassium 7.2',
  'Species: Dog\nPatient: owner\nPotassium 7.2',
  'Pet: Dog\nAge/Sex: 52/F\nPotassium 7.2',
  'Animal: Dog\nकाटने की जगह: पैर',
  'Pet: Bruno\nPotassium 7.2',
  'Name: Ravi, 28/M\nAnimal: Dog\nPotassium 7.2',
  'Animal type: dog\nDay 3 of PEP\nPotassium 7.2',
  'Animal: Dog\nSite: left calf\nPotassium 7.2',
])('"%s" may be on a person', (text) => {
  expect(isOnNoPerson('Blood test', text)).toBe(false);
  expect(namesSpecies(text)).toBe(false);
});

test('a document of a person whom an animal bit is one on a person', () => {
  expect(namesSpecies('Name: Ravi\nAnimal: Dog\nBite on the left leg')).toBe(false);
  expect(namesSpecies('Name: Bruno\nSpecies: Dog')).toBe(true);
});

test.each(['Labrador dog 5 yrs KFT', 'Dog, 7 years, male: CBC', 'Buffalo (4 yrs) blood profile'])(
  'an animal with its age is no person: %s',
  (line) => expect(isOnNoPerson(line, '')).toBe(true),
);
