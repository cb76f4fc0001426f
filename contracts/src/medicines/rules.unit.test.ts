import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { brands } from './brands.js';
import { checkPrescription } from './check.js';
import { drugClasses } from './classes.js';
import { ignoredWords, saltWords } from './ignored-words.js';
import { meaningOf } from './names.js';
import namedInSources from './named-in-sources.json' with { type: 'json' };
import { confidenceOf, listed, severities, type Rule } from './rule.js';
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

  test('none reviewed', () => expect(rules.filter(({ reviewed }) => reviewed)).toEqual([]));
});

describe('a source that is shown was read', () => {
  test.each(rules)('$id names with each source its address, the day it was read, and what it says', ({ sources }) => {
    for (const { title, url, readOn, says } of sources) {
      expect(new URL(url).protocol).toMatch(/^https?:$/);
      expect(readOn).toMatch(/^20\d\d-\d\d-\d\d$/);
      expect(title.length).toBeGreaterThan(10);
      // Labels were not read, only what others say of them.
      expect(title).not.toMatch(/DailyMed|prescribing information/i);
      expect(says).toMatch(/^[A-Z0-9].{40,}\.$/);
      expect(says).not.toContain(title);
    }
    expect(new Set(sources.map(({ url }) => url)).size).toBe(sources.length);
  });

  test('for so many rules', () => {
    const read = (prefix: string) => count((rule) => rule.id.startsWith(`${prefix}-`) && rule.sources.length > 0);
    expect({ ONC: read('ONC'), L: read('L'), A: read('A'), N: read('N'), OWN: read('OWN') }).toEqual({
      ...{ ONC: 15, L: 26, A: 19, N: 0, OWN: 0 },
    });
  });

  test('and says so: only a rule that compares a name with itself needs none', () => {
    const of = (confidence: string) => rules.filter((rule) => confidenceOf(rule, []) === confidence);
    expect(of('read').every(({ sources }) => sources.length > 0)).toBe(true);
    expect(of('record').map(({ id }) => id)).toEqual(['L-27', 'OWN-01']);
    expect(
      of('memory')
        .filter(({ id }) => !id.startsWith('N-'))
        .map(({ id }) => id),
    ).toEqual(['A-16', 'OWN-02']);
  });

  test('for the very medicines that it names; of others it speaks through their class', () => {
    const confidence = (medicine: string, current: string, id: string) =>
      checkPrescription({ medicine, current: [current], allergies: [] }).warnings.find(({ ruleId }) => ruleId === id)
        ?.confidence;
    expect(confidence('Viagra 50', 'Nicorandil 5 mg', 'L-01')).toBe('read');
    expect(confidence('Viagra 50', 'Sorbitrate 5 mg', 'L-01')).toBe('class');
    expect(confidence('Warf 5', 'Ecosprin 75', 'L-09')).toBe('read');
    expect(confidence('Acitrom 2', 'Ecosprin 75', 'L-09')).toBe('class');
    expect(confidence('Clopilet 75', 'Omez 20', 'L-12')).toBe('read');
  });

  test('and the names that it is said to have are members of the rule', () => {
    for (const [id, names] of Object.entries(namedInSources)) {
      const { between, sources } = rules.find((rule) => rule.id === id)!;
      expect(sources.length).toBeGreaterThan(0);
      const members = new Set([...between[0].members, ...between[1].members]);
      if (names !== 'all') expect([id, listed(names).filter((name) => !members.has(name))]).toEqual([id, []]);
    }
  });

  test('what was not read stays with the editors', () => {
    const [note] = checkPrescription({
      medicine: 'Metoprolol 25 mg',
      current: ['Thyronorm 50'],
      allergies: [],
    }).warnings;
    expect(note).toMatchObject({ ruleId: 'N-06', sources: [], confidence: 'memory' });
    expect(JSON.stringify(note)).not.toMatch(/JAMIA|Phansalkar/);
  });
});

test('why a rule warns is told of this pair, not of lists, screens or other medicines', () => {
  const forEditors = /e\.g\.|brands|CredibleMeds|panel|the list|interrupt|do not block|show|memory/i;
  expect(rules.filter(({ why }) => forEditors.test(why))).toEqual([]);
  const [twice] = checkPrescription({ medicine: 'Atorvastatin 20 mg', current: ['Atorva 10'], allergies: [] }).warnings;
  expect(twice).toMatchObject({
    ...{ kind: 'duplicate', ingredients: ['atorvastatin'], sources: [], confidence: 'record' },
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
    { rules, namedInSources, drugClasses, brands, synonyms, otherGenerics, loneMinerals, ignoredWords, saltWords },
    (_, value: unknown) => (value instanceof Set || value instanceof Map ? [...value] : value),
  );
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 16);
  // Event logs contain the version: after a change, set a new version together with the digest.
  expect({ version: RULES_VERSION, digest }).toEqual({ version: '2026-11-29.1', digest: '94ef5ea3ba8116db' });
});
