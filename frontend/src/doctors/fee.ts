import { DEFAULT_FEE } from '@anamnesis/contracts/doctors/constants';

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });

/** "₹500". Rupees; an appointment that names no fee costs the usual one. */
export const feeInWords = (fee?: number | null) => rupees.format(fee ?? DEFAULT_FEE);
