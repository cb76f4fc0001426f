import { TRANSACTION_PREFIX } from '@anamnesis/contracts/appointments/constants';

const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** An unguessable transaction id: TXN_ and twelve characters that are hard to confuse when read aloud. */
export function newTransactionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return TRANSACTION_PREFIX + Array.from(bytes, (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
}

/** The link that opens a UPI app to pay. `amount` is in rupees. */
export function upiLink(payTo: { address: string; name: string }, amount: number, transactionId: string): string {
  const fields = {
    pa: payTo.address,
    pn: payTo.name,
    am: amount.toFixed(2),
    cu: 'INR',
    tr: transactionId,
    tn: `Consultation ${transactionId}`,
  };
  // UPI apps decode %20 but not the "+" of URLSearchParams, and some require the payee's @ unescaped.
  const encoded = Object.entries(fields).map(
    ([name, value]) => `${name}=${encodeURIComponent(value).replace('%40', '@')}`,
  );
  return `upi://pay?${encoded.join('&')}`;
}
