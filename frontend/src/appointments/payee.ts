/** Who receives the fees: the one place to change when the clinic's UPI address changes. */
export const PAYEE = { address: 'anamnesis@upi', name: 'Anamnesis', currency: 'INR' } as const;
