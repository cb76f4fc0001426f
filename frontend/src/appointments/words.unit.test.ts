import { describe, expect, test } from '@jest/globals';
import { consultationTitle } from './consultation-type';
import { feeInWords } from '../doctors/fee';
import { currentStep } from '../sessions/progress';
import { slotRefusal } from './slot-refusal';
import { newTransactionId, upiLink } from './upi';

describe('the consultation type', () => {
  test('gets its word', () => expect(consultationTitle('Follow-up')).toBe('Follow-up Consultation'));
  test('is not doubled', () => expect(consultationTitle('General Consultation')).toBe('General Consultation'));
  test('defaults', () => expect(consultationTitle(' ')).toBe('General Consultation'));
});

describe('the fee', () => {
  test('is in rupees, in Indian groups, without decimals', () => expect(feeInWords(125000)).toBe('₹1,25,000'));
  test('defaults to five hundred', () => expect(feeInWords(undefined)).toBe('₹500'));
  test('nothing to pay is nothing', () => expect(feeInWords(0)).toBe('₹0'));
});

describe('the progress of an appointment', () => {
  const at = (
    status: 'Pending' | 'Active' | 'Completed' | 'Cancelled',
    payment: 'none' | 'claimed',
    feedback: 'none' | 'skipped',
  ) => currentStep({ status, payment, feedback });
  test('payment comes first', () => expect(at('Pending', 'none', 'none')).toBe(1));
  test('then the session', () =>
    expect([at('Pending', 'claimed', 'none'), at('Active', 'claimed', 'none')]).toEqual([2, 2]));
  test('then the feedback', () => expect(at('Completed', 'claimed', 'none')).toBe(3));
  test('then nothing more', () => expect(at('Completed', 'claimed', 'skipped')).toBe(4));
  test('a cancelled one goes nowhere', () => expect(at('Cancelled', 'none', 'none')).toBeNull());
});

describe('a refused time', () => {
  const asked = { startsAt: '2026-11-21T05:30:00Z', timeZone: 'Asia/Kolkata', now: new Date('2026-11-20T05:30:00Z') };
  const taken = (nextFree: unknown) =>
    slotRefusal({ code: 'SLOT_TAKEN', message: 'Taken.', details: { nextFree } }, asked);

  test('names the next free ones, with the day where it is another', () =>
    expect(taken(['2026-11-21T08:30:00.000Z', '2026-11-23T03:30:00.000Z'])).toBe(
      '11:00 was taken a moment ago. Next free: 14:00; Nov 23, 09:00.',
    ));
  test('asks for another one when none is known', () =>
    expect(taken('soon')).toBe('11:00 was taken a moment ago. Please choose another time.'));
  test('is told in its own words when it was refused for another reason', () =>
    expect(slotRefusal({ code: 'SLOT_PAST', message: 'This time has passed.' }, asked)).toBe('This time has passed.'));
});

describe('a UPI payment', () => {
  test('carries payee, amount and transaction', () =>
    expect(upiLink({ address: 'asha.clinic@bank', name: 'Asha Clinic' }, 500, 'TXN_ABC')).toBe(
      'upi://pay?pa=asha.clinic@bank&pn=Asha%20Clinic&am=500.00&cu=INR&tr=TXN_ABC&tn=Consultation%20TXN_ABC',
    ));
  test('has a transaction id of its own each time', () => {
    const ids = new Set(Array.from({ length: 50 }, newTransactionId));
    expect(ids.size).toBe(50);
    for (const id of ids) expect(id).toMatch(/^TXN_[2-9A-HJ-NP-Z]{12}$/);
  });
});
