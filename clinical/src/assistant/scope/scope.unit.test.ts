import { describe, expect, test } from '@jest/globals';
import { scopeOf } from './scope.js';

describe('an illness makes a question one about health:', () => {
  test.each(
    `schizophrenia, lupus, sepsis, bipolar disorder, OCD, PTSD, anorexia, mpox, zika, shingles, sarcoidosis, scoliosis, varicose veins, erectile dysfunction, vitiligo, endometriosis,
    ADHD, autism, sickle cell, thalassemia, cholera, leprosy, haija, कुष्ठ रोग, थैलेसीमिया, सफेद दाग, swapndosh, moyamoya disease, tietze syndrome, jumping frenchmen disorder, phlebitis, brucellosis,
    glioma, retinopathy, kashin beck rog, spherocytosis, कावासाकी बीमारी`
      .split(',')
      .map((name) => name.trim()),
  )('%s', (name) => {
    expect(scopeOf(`What is ${name}?`)).toBe('medical');
    expect(scopeOf(`${name} kya hota hai`)).toBe('medical');
  });
});

test.each(['what does aspirin do', 'how long before ibuprofen works', 'I took 10 crocin'])(
  'the name of a medicine makes "%s" one about health',
  (text) => expect(scopeOf(text)).toBe('medical'),
);

test.each([
  'Aroma of which rose is best',
  'who is the president',
  'tell me about Oklahoma',
  'empathy in novels',
  'India took six wickets',
  'कोहली का शतक',
  'diploma in engineering',
])('"%s" is not about health', (text) => expect(scopeOf(text)).toBe('off-topic'));
