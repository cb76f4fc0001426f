import { describe, expect, test } from '@jest/globals';
import type { Actor } from '@anamnesis/contracts/language/role';
import type { InquiryEvent } from '@anamnesis/contracts/replay/events';
import { givenWhenThen } from '@anamnesis/platform/testing/given-when-then';
import { type InquiryCommand, inquiryDecider } from './inquiry.decider.js';

const [inquiryId, auditorId, patientId] = [1, 2, 3].map((n) => `0a1b0000-0000-4000-8000-00000000000${n}`) as [
  string,
  string,
  string,
];
const auditor: Actor = { id: auditorId, role: 'auditor' };
const { given } = givenWhenThen(inquiryDecider, { now: new Date('2026-11-20T09:00:00.000Z') });
const reason = 'A complaint of 18 November.';
const open = (by = auditor): InquiryCommand => ({ type: 'OpenInquiry', by, data: { inquiryId, reason } });
const opened: InquiryEvent = { type: 'InquiryOpened', data: { inquiryId, auditorId, reason } };

describe('opening an inquiry', () => {
  test('by an auditor records the reason', () => given().when(open()).then(opened));

  test.each(['patient', 'doctor', 'operator', 'worker'] as const)('by a %s is refused', (role) =>
    given()
      .when(open({ id: patientId, role }))
      .thenRefuses('NOT_ALLOWED'),
  );

  test('again has no effect, also after a search under it', () => {
    const searched: InquiryEvent = {
      type: 'HistoriesSearched',
      data: { inquiryId, auditorId, kind: 'patient', shown: [patientId] },
    };
    expect([opened, searched].reduce(inquiryDecider.evolve, inquiryDecider.initialState)).toEqual({
      ...{ status: 'open', inquiryId, reason },
    });
    return given(opened, searched).when(open()).then();
  });
});
