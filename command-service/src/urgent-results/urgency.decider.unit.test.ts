import { describe, test } from '@jest/globals';
import type { UrgentRank } from '@anamnesis/contracts/labs/urgent-rank';
import type { UrgentLine } from '@anamnesis/contracts/labs/urgent-line';
import type { UrgentResultEvent } from '@anamnesis/contracts/urgent-results/events';
import { givenWhenThen } from '@anamnesis/platform/testing/given-when-then';
import { type UrgencyCommand, urgencyDecider } from './urgency.decider.js';

const now = new Date('2026-11-28T09:00:00.000Z');
const { given } = givenWhenThen(urgencyDecider, { now });
const [patientId, entryId, doctorId] = [1, 2, 3].map((n) => `0a1b0000-0000-4000-8000-00000000000${n}`) as [
  string,
  string,
  string,
];

const data = (rank: UrgentRank, rules = '1') => ({ patientId, entryId, rank, doctorIds: [doctorId], rules });
const shown = (lines: UrgentLine[] = [], isOfUnknown = false) => ({ lines, isOfUnknown });
const report = (rank: UrgentRank, rules?: string): UrgencyCommand => ({
  type: 'ReportUrgentResult',
  data: { ...data(rank, rules), ...shown(), isWhole: true },
});
type Found = Extract<UrgentResultEvent, { type: 'UrgentResultFound' }>;
const found = (rank: UrgentRank): Found => ({
  type: 'UrgentResultFound',
  data: { ...data(rank), foundAt: now.toISOString() },
});

describe('an urgent result of a report', () => {
  test.each(['hospital', 'doctor'] as const)('is told: for a %s', (rank) =>
    given().when(report(rank)).then(found(rank)),
  );
  test.each(['hospital', 'doctor'] as const)('is told once: for a %s', (rank) =>
    given(found(rank)).when(report(rank)).thenNothing(),
  );
  test('is told again when it rises', () => given(found('doctor')).when(report('hospital')).then(found('hospital')));
  test('is not told when it falls, nor when it rises to what was told', () => {
    given(found('hospital')).when(report('doctor')).thenNothing();
    given(found('doctor'), found('hospital')).when(report('hospital')).thenNothing();
  });
  test('is told again once doctors are told who were not, as after the patient says that it is theirs', () => {
    const toNobody = { ...found('hospital'), data: { ...found('hospital').data, doctorIds: [] } };
    given(toNobody).when(report('hospital')).then(found('hospital'));
    given(toNobody).when(report('doctor')).thenNothing();
    given(toNobody, found('hospital')).when(report('hospital')).thenNothing();
  });
  test('is not told again by other rules', () => given(found('doctor')).when(report('doctor', '2')).thenNothing());
});

describe('the lines of a report that cannot wait', () => {
  const line = (text: string): UrgentLine => ({ kind: 'line', rank: 'doctor', isToCheck: false, text });
  const look = (lines: UrgentLine[], rules = '1', isOfUnknown = false, isWhole = true): UrgencyCommand => ({
    type: 'ReportUrgentResult',
    data: { ...{ patientId, entryId, rank: null, doctorIds: [], rules, isWhole }, ...shown(lines, isOfUnknown) },
  });
  const recorded = (lines: UrgentLine[], rules = '1', isOfUnknown = false): UrgentResultEvent => ({
    type: 'UrgentLinesFound',
    data: { ...{ patientId, entryId, rules, foundAt: now.toISOString() }, ...shown(lines, isOfUnknown) },
  });
  const [malaria, blasts] = [line('Malarial parasite: seen'), line('Blasts 40 %')];

  test('are recorded, told or not', () => {
    given()
      .when(look([malaria]))
      .then(recorded([malaria]));
    const toTell: UrgencyCommand = {
      type: 'ReportUrgentResult',
      data: { ...data('doctor'), ...shown([malaria]), isWhole: true },
    };
    given()
      .when(toTell)
      .then(recorded([malaria]), found('doctor'));
  });
  test('are recorded again only if they are others, or those of somebody else', () => {
    given(recorded([malaria]))
      .when(look([malaria], '2'))
      .thenNothing();
    given(recorded([malaria]))
      .when(look([malaria, blasts], '2'))
      .then(recorded([malaria, blasts], '2'));
    given(recorded([malaria]))
      .when(look([malaria], '1', true))
      .then(recorded([malaria], '1', true));
  });
  test('are taken back by a correction, and nothing is recorded of a report that never had any', () => {
    given(recorded([malaria]))
      .when(look([]))
      .then(recorded([]));
    given().when(look([])).thenNothing();
  });
  test('are not taken back by a look without the document: what was found there may still be there', () => {
    const partial = (lines: UrgentLine[]) => look(lines, '2', false, false);
    given(recorded([malaria], '1', true))
      .when(partial([]))
      .thenNothing();
    given(recorded([malaria]))
      .when(partial([blasts]))
      .then(recorded([blasts, malaria], '2'));
    const potassium = (value: number): UrgentLine => ({
      ...{ kind: 'value', rank: 'hospital', isToCheck: false, test: 'k', value, decimals: 1, comparator: null },
      unit: null,
    });
    given(recorded([potassium(71), malaria]))
      .when(partial([potassium(7.1)]))
      .then(recorded([potassium(7.1), malaria], '2'));
  });
});
