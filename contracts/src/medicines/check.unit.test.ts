import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { brands } from './brands.js';
import { checkPrescription } from './check.js';
import { generics } from './names.js';
import { listed } from './rule.js';
import { rules } from './rules.js';
import type { RecordedAllergy } from './substances.js';
import { prescriptionCheck } from './warning.js';

const allergy = (substance: string, reaction = ''): RecordedAllergy => ({ substance, reaction });
const withCurrent = (medicine: string, ...current: string[]) =>
  checkPrescription({ medicine, current, allergies: [] }).warnings;
const withAllergy = (medicine: string, substance: string, reaction = '') =>
  checkPrescription({ medicine, current: [], allergies: [allergy(substance, reaction)] }).warnings;
const ids = (warnings: readonly { readonly ruleId: string }[]) => warnings.map(({ ruleId }) => ruleId);

test('a warning shows what is met, why, the source that was read, and that no clinician has reviewed the rule', () => {
  const check = checkPrescription({
    medicine: 'Tab. Augmentin 625 Duo',
    current: ['Cetirizine 10 mg'],
    allergies: [allergy('Penicillin', 'Rash and swelling')],
  });
  expect(prescriptionCheck.parse(check)).toEqual({
    version: '2026-11-29.1',
    rulesChecked: 87,
    recognised: [
      { ingredient: 'amoxicillin', written: 'Augmentin', guessed: false },
      { ingredient: 'clavulanic acid', written: 'Augmentin', guessed: false },
    ],
    unrecognised: [],
    warnings: [
      {
        ruleId: 'A-01',
        kind: 'allergy',
        severity: 'contraindicated',
        interrupts: true,
        ingredients: ['amoxicillin'],
        concerns: { kind: 'allergy', text: 'Penicillin: Rash and swelling', names: ['penicillins'] },
        between: ['penicillin allergy', 'penicillins'],
        why: 'Same class: avoid unless an allergist cleared it',
        note: null,
        sources: [
          {
            title: 'Bugs & Drugs: beta-lactam cross-reactivity chart',
            url: 'https://bugsanddrugs.org/8dbf3d51-1be5-4669-be8e-679fd1564cd6',
            readOn: '2026-11-28',
            says: 'Penicillins react crosswise with each other through the beta-lactam ring, with or without a like side chain.',
          },
        ],
        confidence: 'class',
        reviewed: false,
      },
    ],
  });
});

describe('interactions', () => {
  test.each([
    ['Sorbitrate 5 mg', 'Viagra 50', 'L-01'],
    ['Escitalopram 10 mg', 'selegiline', 'ONC-08'],
    ['Warf 5', 'Combiflam', 'L-09'],
    ['Clopilet 75', 'Omez 20', 'L-12'],
    ['Cardace 5', 'Telma 40', 'L-16'],
    ['Septran DS', 'Folitrax 7.5', 'L-11'],
    ['Thyronorm 50', 'Shelcal 500', 'L-24'],
    ['Lumerax 80', 'Azithral 500', 'ONC-21'],
    ['Ultracet', 'Alprax 0.25', 'L-08'],
  ])('%s with %s meets %s, whichever is prescribed first', (one, other, id) => {
    expect(ids(withCurrent(one, other))).toContain(id);
    expect(ids(withCurrent(other, one))).toContain(id);
  });

  test('a medicine does not interact with the same ingredient', () => {
    expect(ids(withCurrent('Azithromycin 250', 'Azee 500'))).toEqual(['L-27']);
  });

  test('the ingredients of one combination are compared with each other', () => {
    const [warning] = withCurrent('Tramadol 50 mg + Alprazolam 0.25 mg');
    expect(warning).toMatchObject({ ruleId: 'L-08', concerns: { text: 'Tramadol 50 mg + Alprazolam 0.25 mg' } });
    expect(withCurrent('Lumerax')).toEqual([]);
  });

  test('a misspelt name is checked', () => {
    expect(ids(withCurrent('Warfarine 5 mg', 'Asprin 75'))).toEqual(['L-09']);
  });
});

describe('duplicates', () => {
  test.each([
    ['Dolo 650', 'Combiflam', ['paracetamol']],
    ['Crocin 500', 'Paracetamol 650 mg', ['paracetamol']],
    ['Glycomet GP 1', 'Janumet 50/500', ['metformin']],
    ['Ecosprin Gold', 'Clopitab A', ['aspirin', 'clopidogrel']],
  ])('%s duplicates an ingredient of %s', (medicine, current, names) => {
    const duplicate = withCurrent(medicine, current).find(({ ruleId }) => ruleId === 'L-27');
    expect(duplicate).toMatchObject({ kind: 'duplicate', interrupts: true, concerns: { text: current } });
    expect(duplicate?.ingredients.toSorted()).toEqual(names);
  });

  test('a brand with its ingredient in brackets is no duplicate of itself', () => {
    expect(withCurrent('Crocin (paracetamol) 500')).toEqual([]);
  });

  test('the same unknown name twice is a duplicate', () => {
    expect(ids(withCurrent('Xyzomab 5 mg', 'Inj. XYZOMAB'))).toEqual(['L-27']);
  });
});

describe('allergies', () => {
  test.each([
    ['Amoxicillin 500', 'Penicillins', '', ['A-01']],
    ['Amoxicillin 500', 'Ampicillin', '', ['A-01']],
    ['Mox 500', 'Allergic to penicilin', '', ['A-01']],
    ['Cefixime 200', 'Penicillin', 'mild rash', ['A-04']],
    ['Cefixime 200', 'Penicillin', 'Anaphylaxis 2011', ['A-05']],
    ['Cefixime 200', 'Penicillin', 'hives (severe)', ['A-05']],
    ['Cefixime 200', 'Penicillin', 'hives, high risk', ['A-05']],
    ['Cefixime 200', 'Penicillin', 'low risk', ['A-04']],
    ['Cefixime 200', 'Penicillin', '', ['A-05']],
    ['Cefixime 200', 'Penicillin', 'Not known.', ['A-05']],
    ['Cefixime 200', 'Anaphylaxis to penicillin', 'rash', ['A-05']],
    ['Cefadroxil', 'Mox', 'rash', ['A-02']],
    ['Cefalexin', 'Penicillin', 'rash', ['A-03']],
    ['Cefixime', 'Cefazolin', '', ['A-09']],
    ['Aztreonam', 'Ceftazidime', '', ['A-08']],
    ['Ceftazidime', 'Aztreonam', '', ['A-08']],
    ['Bactrim', 'Sulpha drugs', '', ['A-10']],
    ['Lasix 40', 'Sulfa', '', ['A-11']],
    ['Naproxen 250', 'Brufen', '', ['A-13', 'A-16']],
    ['Voveran 50', 'NSAIDs', 'asthma', ['A-13']],
    ['Piroxicam', 'Meloxicam', '', ['A-16']],
    ['Piroxicam', 'Mefenamic acid', '', []],
    ['Envas 5', 'Ramipril', 'angioedema', ['A-18']],
    ['Phenytoin', 'Tegretol', 'rash', ['A-17']],
    ['Dolo 650', 'Crocin', '', ['OWN-01']],
    ['Dupilumab', 'dupilumab', '', ['OWN-01']],
    ['Cefoperazone', 'Cephalosporins', '', ['OWN-02']],
    ['Rosuvas 10', 'statins', 'muscle pain', ['OWN-02']],
    ['Cetirizine', 'No known drug allergies', '', []],
  ])('%s with an allergy to %j (%j) meets %j', (medicine, substance, reaction, expected) =>
    expect(ids(withAllergy(medicine, substance, reaction))).toEqual(expected),
  );

  test('medicines named in the reaction are not read as causes', () => {
    expect(withAllergy('Cetirizine', 'Dust', 'sneezing, better with cetirizine')).toEqual([]);
  });
});

describe('pairs that are never worth an interruption', () => {
  const quiet = rules.filter(({ id }) => id.startsWith('N-'));

  test('are notes', () => {
    const [note] = withCurrent('Metoprolol 25 mg', 'Thyronorm 50');
    expect(note).toMatchObject({ ruleId: 'N-06', severity: 'low', interrupts: false });
  });

  test.each(quiet)('$id never interrupts', ({ id, between: [first, second] }) => {
    for (const one of first.members) {
      for (const other of second.members) {
        const warning = withCurrent(one, other).find(({ ruleId }) => ruleId === id);
        expect(warning?.interrupts ?? false).toBe(false);
      }
    }
  });
});

test('what was not understood is listed for every text, and without a name no rule counts as checked', () => {
  const check = checkPrescription({
    medicine: 'Xyz',
    current: ['Abc 5 mg', 'Dolo'],
    allergies: [allergy('Peanuts')],
  });
  expect(check).toMatchObject({ rulesChecked: 0, recognised: [], warnings: [] });
  expect(check.unrecognised).toEqual([
    { text: 'Xyz', words: ['Xyz'] },
    { text: 'Abc 5 mg', words: ['Abc'] },
    { text: 'Peanuts', words: ['Peanuts'] },
  ]);
  expect(checkPrescription({ medicine: 'Xyzomab', current: [], allergies: [] }).rulesChecked).toBe(2);
});

test('the most severe come first, then allergies, duplicates and interactions', () => {
  const { warnings } = checkPrescription({
    medicine: 'Aspirin 75 mg',
    current: ['Ketorol', 'Clopilet', 'Disprin', 'Warf 5'],
    allergies: [allergy('Ibuprofen')],
  });
  expect(ids(warnings)).toEqual(['A-13', 'L-05', 'L-27', 'L-09', 'N-19']);
});

const texts = [...generics, ...Object.keys(brands).flatMap((names) => listed(names))];
const text = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...texts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
);
const recorded = fc.record({ substance: text, reaction: fc.constantFrom('', 'rash', 'anaphylaxis') });
const prescription = fc.record({
  medicine: text,
  current: fc.array(text, { maxLength: 5 }),
  allergies: fc.array(recorded, { maxLength: 3 }),
});
const known = (check: ReturnType<typeof checkPrescription>) => check.warnings.map((warning) => JSON.stringify(warning));

test('any texts give a valid result, and the same again', () => {
  fc.assert(
    fc.property(prescription, (input) => {
      const check = checkPrescription(input);
      expect(prescriptionCheck.parse(check)).toEqual(check);
      expect(checkPrescription(input)).toEqual(check);
    }),
  );
});

test('one more medicine or allergy never removes a warning', () => {
  fc.assert(
    fc.property(prescription, text, recorded, (input, medicine, more) => {
      const before = known(checkPrescription(input));
      const withMedicine = known(checkPrescription({ ...input, current: [medicine, ...input.current] }));
      const withMore = known(checkPrescription({ ...input, allergies: [more, ...input.allergies] }));
      expect(withMedicine).toEqual(expect.arrayContaining(before));
      expect(withMore).toEqual(expect.arrayContaining(before));
    }),
  );
});

test('an interaction between two medicines is found from both sides', () => {
  fc.assert(
    fc.property(text, text, (one, other) => {
      const about = (medicine: string, current: string) =>
        withCurrent(medicine, current).filter(
          ({ kind, concerns }) => kind === 'interaction' && concerns.text === current,
        );
      expect(ids(about(one, other)).toSorted()).toEqual(ids(about(other, one)).toSorted());
    }),
  );
});
