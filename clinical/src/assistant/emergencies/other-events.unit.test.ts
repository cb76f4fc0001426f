import { describe, expect, test } from '@jest/globals';
import { findDanger } from '../danger/find-danger.js';
import { findEmergencies } from './emergencies.js';

describe('the date of another event makes no sign a past one', () => {
  test.each([
    ['I have chest pain after angioplasty in 2019', 'heart'],
    ['papa ko seene me dard hai 2 saal pehle bypass hua tha', 'heart'],
    ['पापा को सीने में दर्द है 2019 में बाईपास हुआ था', 'heart'],
    ['दो साल पहले स्टेंट लगा था सीने में दर्द है', 'heart'],
    ['my father has chest pain he had bypass in 2018', 'heart'],
    ['breathless after covid in 2021', 'breathing'],
    ['mummy behosh ho gayi 3 saal pehle bhi hui thi', 'unconscious'],
    ['papa ko dil ka daura pada 5 saal pehle bhi pada tha', 'heart'],
  ] as const)('%s: %s', (text, kind) => expect(findDanger(text)[0]).toBe(kind));

  test.each([
    'I had chest pain in 2019',
    'seene me dard tha 3 saal pehle',
    'papa ko 2015 me stroke aaya tha ab theek hai diet batao',
    'my father had heart attack 2 years ago what diet',
    'had a stroke on 12/05/2019',
  ])('its own does: "%s"', (text) => expect(findEmergencies(text)).toEqual([]));
});

describe('a subject takes away the name of an illness, and no sign', () => {
  test.each([
    ['fainted after vaccination', 'unconscious'],
    ['baby unconscious after vaccine', 'unconscious'],
    ['vaccine lagne ke baad saans nahi aa rahi', 'breathing'],
    ['chest pain with history of stent', 'heart'],
    ['chest pain with high heart rate', 'heart'],
    ['collapsed during training', 'unconscious'],
    ['मेरी बेटी वैक्सीन के बाद बेहोश हो गई', 'unconscious'],
  ] as const)('%s: %s', (text, kind) => expect(findDanger(text)[0]).toBe(kind));

  test.each([
    ...['heart attack rate in India', 'history of stroke', 'stroke awareness course', 'meningitis vaccine'],
    ...['stroke training for nurses', 'chest pain meaning in hindi', 'seizure causes'],
  ])('"%s"', (text) => expect(findEmergencies(text)).toEqual([]));
});
