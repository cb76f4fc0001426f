import { DEFAULT_FEE } from '@anamnesis/contracts/doctors/constants';

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });

/** "₹500", in rupees. An appointment without a fee has the default fee. Amounts in rupees keep their Indian grouping in every language. */
export const feeInWords = (fee?: number | null) => rupees.format(fee ?? DEFAULT_FEE);
