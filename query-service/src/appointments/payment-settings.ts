import { z } from 'zod';

/** The payee: UPI address and name, as shown in the patient's UPI app. */
export const paymentSettings = z.object({
  UPI_ADDRESS: z
    .string()
    .regex(/^[\w.-]{2,}@[\w.-]{2,}$/, 'is not a UPI address such as clinic@bank')
    .default('anamnesis@upi'),
  UPI_NAME: z.string().max(50).default('Anamnesis'),
});
