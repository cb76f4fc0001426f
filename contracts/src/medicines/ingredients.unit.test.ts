import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ingredientsOf } from './ingredients.js';
import { generics } from './names.js';

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
