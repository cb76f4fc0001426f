import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { brands } from './brands.js';
import { checkPrescription } from './check.js';
import { drugClasses } from './classes.js';
import { ignoredWords, saltWords } from './ignored-words.js';
import { meaningOf } from './names.js';
import { listed, severities, type Rule } from './rule.js';
import { rules, RULES_VERSION } from './rules.js';
import { loneMinerals, otherGenerics, synonyms } from './synonyms.js';
import { nameKeyOf } from './words.js';

/** The pairs of ingredients that a rule is about: that of the record, and that of the new medicine. */
function pairsOf({ id, between: [first, second] }: Rule): (readonly [recorded: string, medicine: string])[] {
  if (id === 'OWN-02')
    return drugClasses.flatMap(({ words, members }) => members.map((name) => [words[0]!, name] as const));
  if (first.members.size === 0) return [['paracetamol', 'paracetamol']];
  return [...first.members].flatMap((one) => [...second.members].map((other) => [one, other] as const));
}

function triggers({ id, kind, reaction }: Rule, recorded: string, medicine: string): boolean {
  const { warnings } = checkPrescription(
    kind === 'allergy'
      ? {
          medicine,
          current: [],
          allergies: [{ substance: recorded, reaction: reaction === 'severe' ? 'anaphylaxis' : 'rash' }],
        }
      : { medicine, current: [recorded], allergies: [] },
  );
  return warnings.some(({ ruleId }) => ruleId === id);
}

const count = (test: (rule: Rule) => boolean) => rules.filter(test).length;
const from = (prefix: string) => count(({ id }) => id.startsWith(`${prefix}-`));

describe('the rules are complete', () => {
  test('as many as were gathered, and two of our own', () => {
    expect({ ONC: from('ONC'), L: from('L'), A: from('A'), N: from('N'), OWN: from('OWN') }).toEqual({
      ...{ ONC: 15, L: 27, A: 20, N: 23, OWN: 2 },
    });
    expect(rules).toHaveLength(87);
    expect(new Set(rules.map(({ id }) => id)).size).toBe(87);
  });

  test('with the severities that were gathered', () => {
    const gathered = rules.filter(({ id }) => !id.startsWith('OWN'));
    const counts = severities.map((severity) => gathered.filter((rule) => rule.severity === severity).length);
    expect(counts).toEqual([25, 25, 7, 23, 5]);
  });

  test('with as many members as were gathered', () => {
    const members = (prefix: string) =>
      rules
        .filter(({ id }) => id.startsWith(`${prefix}-`))
        .reduce((sum, { between: [first, second] }) => sum + first.members.size + second.members.size, 0);
    expect([members('ONC'), members('L'), members('A')]).toEqual([217, 169, 256]);
  });

  test('each with a source and a confidence, and none reviewed', () => {
    for (const { source, confidence, reviewed } of rules) {
      expect(source).not.toBe('');
      expect(confidence).not.toBe('');
      expect(reviewed).toBe(false);
    }
  });
});

test('why a rule warns is told of this pair, not of lists, screens or other medicines', () => {
  const forEditors = /e\.g\.|brands|CredibleMeds|panel|the list|interrupt|do not block|show|memory/i;
  expect(rules.filter(({ why }) => forEditors.test(why))).toEqual([]);
  const [twice] = checkPrescription({ medicine: 'Atorvastatin 20 mg', current: ['Atorva 10'], allergies: [] }).warnings;
  expect(twice).toMatchObject({
    ...{ kind: 'duplicate', ingredients: ['atorvastatin'], source: 'own rule of Anamnesis' },
    why: 'The same ingredient twice: the doses add up',
  });
});

test.each(rules)('$id warns of its members', (rule) => {
  const pairs = pairsOf(rule);
  const met = pairs.filter(([recorded, medicine]) => triggers(rule, recorded, medicine));
  // The chemical groups of one side, and what a more severe rule says of the same allergy, are left out.
  const some = rule.groups !== undefined || rule.match !== undefined;
  const expected = some ? met : pairs.filter(([one, other]) => rule.kind === 'allergy' || one !== other);
  expect(met.length).toBeGreaterThan(0);
  expect(met).toEqual(expected);
});

test('members of a rule and ingredients of names are spelt alike', () => {
  const sides = rules.flatMap(({ between }) => between.flatMap(({ members }) => [...members]));
  for (const name of sides) expect(meaningOf(nameKeyOf(name))?.ingredients).toEqual([name]);
});

test('a name has one meaning', () => {
  const names = [...Object.keys(brands), ...Object.keys(synonyms), otherGenerics].flatMap(listed).map(nameKeyOf);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('no name is an ignored word', () => {
  const names = [...Object.keys(brands), ...Object.keys(synonyms)].flatMap(listed).map(nameKeyOf);
  expect(names.filter((name) => ignoredWords.has(name) || saltWords.has(name))).toEqual([]);
  expect([...loneMinerals.keys()].filter((name) => !saltWords.has(name))).toEqual([]);
});

test('a change of the rules or names has a new version', () => {
  const content = JSON.stringify(
    { rules, drugClasses, brands, synonyms, otherGenerics, loneMinerals, ignoredWords, saltWords },
    (_, value: unknown) => (value instanceof Set || value instanceof Map ? [...value] : value),
  );
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 16);
  // Event logs contain the version: after a change, set a new version together with the digest.
  expect({ version: RULES_VERSION, digest }).toEqual({ version: '2026-11-23.4', digest: '1005d063fd9f74de' });
});
