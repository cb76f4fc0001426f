import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { brands } from './brands.js';
import { ingredientsOf } from './ingredients.js';
import { generics, meaningOf } from './names.js';
import { listed } from './rule.js';
import { synonyms } from './synonyms.js';
import { nameKeyOf } from './words.js';

const names = (text: string) => ingredientsOf(text).recognised.map(({ ingredient }) => ingredient);

test.each([
  ['Tab. Augmentin 625 mg Duo', ['amoxicillin', 'clavulanic acid']],
  ['amoxicillin/clavulanate 500', ['amoxicillin', 'clavulanic acid']],
  ['Amoxycillin + Potassium Clavulanate', ['amoxicillin', 'clavulanic acid']],
  ['Atorvastatin 10 mg', ['atorvastatin']],
  ['ATORVASTATIN CALCIUM 10MG TAB', ['atorvastatin']],
  ['Dolo650', ['paracetamol']],
  ['T. Crocin (paracetamol) 500 mg SOS', ['paracetamol']],
  ['Combiflam', ['ibuprofen', 'paracetamol']],
  ['Ecosprin-AV 75/10', ['aspirin', 'atorvastatin']],
  ['Telma H', ['telmisartan', 'hydrochlorothiazide']],
  ['Telma 40', ['telmisartan']],
  ['Inj. Taxim 1 g', ['cefotaxime']],
  ['Tab Taxim-O 200', ['cefixime']],
  ['Glycomet SR 500 mg twice daily after food', ['metformin']],
  ['Thyronorm 50 mcg', ['levothyroxine']],
  ['acetaminophen and albuterol', ['paracetamol', 'salbutamol']],
  ['frusemide & sulphamethoxazole', ['furosemide', 'sulfamethoxazole']],
  ['Co-trimoxazole DS', ['sulfamethoxazole', 'trimethoprim']],
  ['adrenaline 1 mg/ml', ['epinephrine']],
  ['cephalexin 500', ['cefalexin']],
  ['St. John’s wort', ["st john's wort"]],
  ['Calcium and Vitamin D3', ['calcium carbonate', 'colecalciferol']],
  ['potassium chloride syrup', ['potassium chloride']],
  ['Silver sulphadiazine cream 1%', ['silver sulfadiazine']],
  ['Penicillin V 250 mg', ['phenoxymethylpenicillin']],
  ['Amoxicillin500mg', ['amoxicillin']],
  ['500mgparacetamol', ['paracetamol']],
  ['Paracetamol650mgTab', ['paracetamol']],
  ['TABPARACETAMOL', ['paracetamol']],
  ['crocinsyrup 5ml', ['paracetamol']],
  ['Augmentin-625', ['amoxicillin', 'clavulanic acid']],
  ['Coamoxiclav', ['amoxicillin', 'clavulanic acid']],
  ['Amoxicillin-Clavulanate', ['amoxicillin', 'clavulanic acid']],
  ['Amox-clav 625', ['amoxicillin', 'clavulanic acid']],
  ['amoxicillinclavulanate', ['amoxicillin', 'clavulanic acid']],
  ['Amox 500', ['amoxicillin']],
  ['Inj Piptaz 4.5 g', ['piperacillin', 'tazobactam']],
  ['Tazocin', ['piperacillin', 'tazobactam']],
  ['Zosyn', ['piperacillin', 'tazobactam']],
  ['Pip-Taz', ['piperacillin', 'tazobactam']],
  ['Pen V 250', ['phenoxymethylpenicillin']],
  ['penvk', ['phenoxymethylpenicillin']],
  ['Ampiclox', ['ampicillin', 'cloxacillin']],
  ['TelmaH', ['telmisartan', 'hydrochlorothiazide']],
  ['Telma 40 H', ['telmisartan', 'hydrochlorothiazide']],
  ['Metformin500mgSR', ['metformin']],
  ['vitaminD3', ['colecalciferol']],
])('%j names %j, and every word of it is understood', (text, ingredients) => {
  expect(names(text)).toEqual(ingredients);
  expect(ingredientsOf(text).unrecognised).toEqual([]);
});

test.each([
  ['Amoxicilin 500', 'amoxicillin', 'Amoxicilin'],
  ['Asprin', 'aspirin', 'Asprin'],
  ['Atorvasttain', 'atorvastatin', 'Atorvasttain'],
  ['Metforman', 'metformin', 'Metforman'],
  ['Augmemtin', 'amoxicillin', 'Augmemtin'],
])('%j is read as %s, and marked as guessed', (text, ingredient, written) => {
  expect(ingredientsOf(text).recognised[0]).toEqual({ ingredient, written, guessed: true });
});

test.each(['Dollo', 'Pann', 'Xyzomab', 'Amoksisillin'])(
  'a short name with an error, or one with two, is not recognised: %j',
  (text) => expect(ingredientsOf(text)).toEqual({ recognised: [], unrecognised: [text] }),
);

test.each(['Penamox', 'Capmox', 'Unwarfarin', 'mgcillin', 'Dolotrex'])(
  'a name inside another word is not read: %j',
  (text) => expect(ingredientsOf(text)).toEqual({ recognised: [], unrecognised: [text] }),
);

test('a direction after the strength is no letter of a combination', () => {
  expect(names('Clopitab 75 a day')).toEqual(['clopidogrel']);
  expect(names('Clopitab 75 A')).toEqual(['clopidogrel']);
});

test('what is not recognised is named as written', () => {
  expect(ingredientsOf('Zerodol MR with Xyzomab 5 mg and Zerodol')).toEqual({
    recognised: [{ ingredient: 'aceclofenac', written: 'Zerodol', guessed: false }],
    unrecognised: ['Xyzomab'],
  });
  expect(ingredientsOf('Combiflam Q').unrecognised).toEqual(['Q']);
  expect(ingredientsOf('sodium').unrecognised).toEqual(['sodium']);
  expect(ingredientsOf('a statin').unrecognised).toEqual(['statin']);
  expect(ingredientsOf('पैरासिटामोल ५०० mg').unrecognised).toEqual(['पैरासिटामोल']);
});

test.each(['', '   ', '500 mg', 'Tab.', '\u200b', '+/,'])('%j names nothing', (text) =>
  expect(ingredientsOf(text)).toEqual({ recognised: [], unrecognised: [] }),
);

test.each(['ｐａｒａｃｅｔａｍｏｌ', 'para\u00adcetamol', 'PÁRACETAMOL', 'paracetamol\u200d 500'])(
  'full-width letters, invisible characters and diacritics do not hide a name: %j',
  (text) => expect(names(text)).toEqual(['paracetamol']),
);

test('every generic ingredient is recognised by its own name, without a guess', () => {
  for (const ingredient of generics) {
    const { recognised, unrecognised } = ingredientsOf(`Tab. ${ingredient.toUpperCase()} 10 mg`);
    expect({ recognised, unrecognised }).toEqual({
      recognised: [{ ingredient, written: expect.any(String), guessed: false }],
      unrecognised: [],
    });
  }
});

const allNames = [...generics, ...[...Object.keys(brands), ...Object.keys(synonyms)].flatMap((each) => listed(each))];
const aName = fc.constantFrom(...allNames);
const read = (text: string) =>
  ingredientsOf(text).recognised.map(({ ingredient, guessed }) => ({ ingredient, guessed }));

test('no strength, form or hyphen that is glued to a name hides it', () => {
  const before = fc.constantFrom('', 'Tab.', 'TAB-', 'Tab', 'inj.', '500mg', '500 mg-', '(', '1.');
  const after = fc.constantFrom(
    '',
    '500mg',
    '-650',
    '_500',
    '650',
    '500mgTab',
    '10mg/5ml',
    '.',
    '®',
    '-500mg-SR',
    '625mgtablets',
  );
  fc.assert(
    fc.property(aName, before, after, (name, first, last) => {
      // What stands right against a name with capitals begins a new word.
      const text = `${first}${/[a-z]$/i.test(first) ? capitalised(name) : name}${last}`;
      // Digits after "Vitamin B9" are a longer number.
      fc.pre(!/\d/.test(name.slice(-1)) || !/^\d/.test(last));
      expect({ text, ...ingredientsOf(text).unrecognised, read: read(text) }).toEqual({ text, read: read(name) });
    }),
    { numRuns: 2_000 },
  );
});
const capitalised = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

test('letters that are glued to a name make another word, which is not read as that name', () => {
  const letters = fc.stringMatching(/^[b-z]{2,6}$/);
  const known = (text: string) => meaningOf(nameKeyOf(text)) !== undefined;
  // A form, a salt or a second name can be glued; a salt is understood beside a name only.
  const isRead = (text: string) =>
    known(text) || read(text).length > 0 || ingredientsOf(`paracetamol ${text}`).unrecognised.length === 0;
  fc.assert(
    fc.property(aName, letters, fc.boolean(), (name, glue, isBefore) => {
      const word = nameKeyOf(isBefore ? `${glue}${name}` : `${name}${glue}`);
      fc.pre(/^[a-z]+$/.test(word) && !isRead(glue) && !known(word));
      // One extra letter may be taken for a typing error, and is shown as a guess.
      expect(read(word).filter(({ guessed }) => !guessed)).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
});

test('any text is read', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(Object.keys(ingredientsOf(text))).toEqual(['recognised', 'unrecognised']);
    }),
  );
  expect(() => ingredientsOf('\ud800 Crocin \udc00'.repeat(50))).not.toThrow();
});

test('an ingredient is found whatever stands beside it', () => {
  const generic = fc.constantFrom(...generics);
  fc.assert(
    fc.property(generic, generic, fc.constantFrom(' + ', '/', ', ', ' & ', ' and '), (one, other, separator) => {
      expect(new Set(names(`${one}${separator}${other} 5 mg`))).toEqual(new Set([one, other]));
    }),
  );
});
