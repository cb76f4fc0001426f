import { TRANSACTION_PREFIX } from '@anamnesis/contracts/appointments/constants';
import { PAYEE } from './payee';

const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A transaction id nobody can guess: TXN_ and twelve characters that are hard to confuse when read aloud. */
export function newTransactionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return TRANSACTION_PREFIX + Array.from(bytes, (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
}

/** The address a UPI app opens to pay. `amount` is in rupees. */
export function upiLink(amount: number, transactionId: string): string {
  const fields = {
    pa: PAYEE.address,
    pn: PAYEE.name,
    am: amount.toFixed(2),
    cu: PAYEE.currency,
    tr: transactionId,
    tn: `Consultation ${transactionId}`,
  };
  // UPI apps read %20 but not the "+" that URLSearchParams writes, and some want the payee's @ as it is.
  const encoded = Object.entries(fields).map(
    ([name, value]) => `${name}=${encodeURIComponent(value).replace('%40', '@')}`,
  );
  return `upi://pay?${encoded.join('&')}`;
}
