import { describe, expect, test } from '@jest/globals';
import { findDanger } from '../danger/find-danger.js';
import { findEmergencies } from './emergencies.js';

const without = (kind: string, messages: readonly string[]) =>
  messages.filter((text) => !findEmergencies(text).some((each) => each === kind));
const silent = (messages: readonly string[]) => messages.filter((text) => findEmergencies(text).length === 0);
const alarming = (messages: readonly string[]) => messages.filter((text) => findEmergencies(text).length > 0);

describe('a wish to die', () => {
  test('is heard whatever its reason, beside it or in another clause', () => {
    expect(
      without('selfHarm', [
        ...['I want to die, I failed my exam', 'failed my maths exam want to die', 'i want to die its over between us'],
        ...['my boss humiliated me at work and i want to die', 'cannot pay the rent and emi, I want to die'],
        ...['i am thinking of dying, result is tomorrow', 'they are all laughing at me i want to die'],
        ...['I cannot wait to die, i want to die', 'i am going to kill myself, this diet does not work'],
        ...['i am thinking of dying because of my exam result', 'because of my boss i feel like dying'],
        ...[
          'this song makes me think of dying',
          'i failed the exam and i am going to die',
          'nobody likes my pics on internet, wanna die',
          'my phone was stolen, want to die',
        ],
        ...['fees nahi de paye, marne ka mann hai', 'exam result ki wajah se marne ka mann hai'],
        ...['boss ki wajah se marna chahta hu', 'sab meri hasi udate hain, marna chahti hu'],
        ...['परीक्षा में फेल हो गया, मरना चाहता हूँ', 'बॉस की वजह से मरने का मन है'],
        ...['नौकरी गई, बिल नहीं भर सकता, मरना चाहता हूं'],
      ]),
    ).toEqual([]);
  });

  test('is no dream and no song', () => {
    expect(
      without('selfHarm', [
        ...['I dreamt of my mother. I want to die', 'i dreamt of it for weeks and i want to kill myself'],
        ...['sad song playing, want to die', 'life is a joke, want to die', 'sapne me papa aaye the. marna chahta hu'],
      ]),
    ).toEqual([]);
  });

  test('is none in a figure of speech, nor in a story where it is named', () => {
    expect(
      alarming([
        ...[
          'this exam makes me want to die of boredom',
          'I am going to die of this suspense',
          'this diet is killing me',
        ],
        ...['boss will kill me', 'this exam will be the death of me', 'i am going to die if india loses this match'],
        ...[
          'my phone is going to die',
          'i do not want to die',
          'an essay on suicide in india',
          'dying to see the match',
        ],
      ]),
    ).toEqual([]);
  });
});

describe('what was swallowed', () => {
  test('is no dream and no song', () => {
    expect(
      without('poisoning', [
        ...['I dreamt of it for weeks. I swallowed all my sleeping tablets', 'our song. took all the sleeping pills'],
        ...['sapna aaya tha. neend ki saari goliyan kha li', 'सपने में देखा था. नींद की सारी गोलियां खा लीं'],
        ...[
          'i dreamt about her and took 30 tablets',
          'dreamt of her again took all my sleeping tablets',
          'कहानी खत्म, मैंने ज़हर पी लिया',
        ],
      ]),
    ).toEqual([]);
  });

  test('is told in a film', () => {
    expect(alarming(['in the film the hero drinks poison', 'film me villain ko zeher kaun deta hai'])).toEqual([]);
  });
});

describe('what happened at work, in an examination or in a gym', () => {
  test('is real', () => {
    expect(
      silent([
        ...['my husband had a heart attack at work', 'papa ko office me heart attack aaya', 'i fainted in the gym'],
        ...['she passed out in the exam hall', 'my brother collapsed in the gym', 'my boss is unconscious'],
        ...['ambulance is stuck in traffic', 'my husband beats me for my salary'],
        ...[
          'papa maarte hain jab exam me kam number aate hain',
          'जिम में बेहोश हो गया',
          'watched a film. chest pain and sweating',
        ],
        'papa will beat me when he sees the result',
      ]),
    ).toEqual([]);
  });

  test('is a figure where it is seen', () => {
    expect(
      alarming([
        ...['heart attack when i saw the bill', 'kal ka match dekh ke dil ki dhadkan ruk gayi thi'],
        ...['price dekh ke heart attack aa gaya', 'i am dying of hunger'],
      ]),
    ).toEqual([]);
  });
});

test('a dream is told in its own statement', () => {
  expect(alarming(['i dreamt that i was drowning', 'kal sapne me maine dekha ki ghar me aag lagi hai'])).toEqual([]);
  expect(silent(['i dreamt of him. my chest hurts badly', 'i dreamt badly, chest pain and sweating'])).toEqual([]);
});

describe('an illness of people', () => {
  test('is a figure of a thing', () => {
    expect(
      alarming([
        ...['my laptop had a heart attack', 'my phone had a stroke', 'my bike had a heart attack'],
        ...['mere laptop ko heart attack aa gaya', 'my old phone just had a stroke', 'मेरे फोन को हार्ट अटैक आ गया'],
      ]),
    ).toEqual([]);
  });

  test('is real of somebody near a thing', () => {
    expect(
      silent([
        ...[
          'our office bus had a heart attack',
          'the train had a heart attack case',
          'my laptop had a heart attack, me too',
        ],
        ...['my father had a heart attack on the bike', 'my laptop had a heart attack and so did my father'],
        ...['bike pe heart attack aaya', 'on the bus, heart attack', 'train me stroke aa gaya'],
        ...['the bus had a heart attack passenger', 'phone pe baat karte papa ko stroke aaya'],
      ]),
    ).toEqual([]);
  });
});

test('what kills by a figure is no wish to die', () => {
  const figures = ['my exam results killed me', 'this heat is killing me', 'traffic killed me today'];
  expect(figures.flatMap(findDanger)).toEqual([]);
  const wishes = ['my exam results killed me, I want to die', 'I want to kill myself because of my exam results'];
  expect(wishes.map((text) => findDanger(text)[0])).toEqual(['selfHarm', 'selfHarm']);
});
