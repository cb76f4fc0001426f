import { describe, expect, test } from '@jest/globals';
import { consultationTitle } from '../doctors/consultation-type';
import { feeInWords } from '../doctors/fee';
import { currentStep } from '../sessions/progress';
import { slotRefusal } from './slot-refusal';
import { newTransactionId, upiLink } from './upi';
import { currentMessages } from '../language/messages';
import { timeMessages } from '../time/messages';
import { consultationTypeMessages } from '../doctors/consultation-type-messages';
import { appointmentMessages } from './messages';

const title = (type: string) => consultationTitle(currentMessages(consultationTypeMessages), type);
const texts = { ...currentMessages(appointmentMessages), time: currentMessages(timeMessages) };

describe('the consultation type', () => {
  test('is followed by the word consultation', () => expect(title('Follow-up')).toBe('Follow-up Consultation'));
  test('is not followed by the word twice', () => expect(title('General Consultation')).toBe('General Consultation'));
  test('has a default', () => expect(title(' ')).toBe('General Consultation'));
});

describe('the fee', () => {
  test('is in rupees, with Indian grouping and no decimals', () => expect(feeInWords(125000)).toBe('₹1,25,000'));
  test('is 500 by default', () => expect(feeInWords(undefined)).toBe('₹500'));
  test('can be zero', () => expect(feeInWords(0)).toBe('₹0'));
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
  test('then all steps are done', () => expect(at('Completed', 'claimed', 'skipped')).toBe(4));
  test('a cancelled appointment has none', () => expect(at('Cancelled', 'none', 'none')).toBeNull());
});

describe('a refused time', () => {
  const requested = {
    startsAt: '2026-11-21T05:30:00Z',
    timeZone: 'Asia/Kolkata',
    now: new Date('2026-11-20T05:30:00Z'),
  };
  const taken = (nextFree: unknown) =>
    slotRefusal(texts, { code: 'SLOT_TAKEN', message: 'Taken.', parameters: { nextFree } }, requested);

  test('lists the next free times, with the day if it is another day', () =>
    expect(taken(['2026-11-21T08:30:00.000Z', '2026-11-23T03:30:00.000Z'])).toBe(
      '11:00 was taken a moment ago. Next free: 14:00; Nov 23, 09:00.',
    ));
  test('asks for another time if no free time is known', () =>
    expect(taken('soon')).toBe('11:00 was taken a moment ago. Please choose another time.'));
  test("shows the server's message for other reasons", () =>
    expect(slotRefusal(texts, { code: 'SLOT_PAST', message: 'This time has passed.' }, requested)).toBe(
      'This time has passed.',
    ));
});

describe('a UPI payment', () => {
  test('carries payee, amount and transaction', () =>
    expect(upiLink({ address: 'asha.clinic@bank', name: 'Asha Clinic' }, 500, 'TXN_ABC')).toBe(
      'upi://pay?pa=asha.clinic@bank&pn=Asha%20Clinic&am=500.00&cu=INR&tr=TXN_ABC&tn=Consultation%20TXN_ABC',
    ));
  test('has a new transaction id each time', () => {
    const ids = new Set(Array.from({ length: 50 }, newTransactionId));
    expect(ids.size).toBe(50);
    for (const id of ids) expect(id).toMatch(/^TXN_[2-9A-HJ-NP-Z]{12}$/);
  });
});
