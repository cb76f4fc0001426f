import { TRANSACTION_PREFIX } from '@anamnesis/contracts/appointments/constants';

const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A transaction id nobody can guess: TXN_ and twelve characters that are hard to confuse when read aloud. */
export function newTransactionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return TRANSACTION_PREFIX + Array.from(bytes, (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
}

/** The address a UPI app opens to pay. `amount` is in rupees. */
export function upiLink(payTo: { address: string; name: string }, amount: number, transactionId: string): string {
  const fields = {
    pa: payTo.address,
    pn: payTo.name,
    am: amount.toFixed(2),
    cu: 'INR',
    tr: transactionId,
    tn: `Consultation ${transactionId}`,
  };
  // UPI apps read %20 but not the "+" that URLSearchParams writes, and some want the payee's @ as it is.
  const encoded = Object.entries(fields).map(
    ([name, value]) => `${name}=${encodeURIComponent(value).replace('%40', '@')}`,
  );
  return `upi://pay?${encoded.join('&')}`;
}
