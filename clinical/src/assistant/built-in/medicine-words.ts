import words from './medicine-words.json' with { type: 'json' };

/**
 * Medicines, as patients write them. Names of ingredients and many brands are known besides (`ingredientsOf`).
 *
 * - `common`: forms and common names.
 * - `prescribed`: kinds that are prescribed for long. Asked of with "how much", they are not asked for a dose: "how much do statins lower LDL".
 * - `thinner`: those that stop blood from clotting.
 * - `steroid`: hormones of the adrenal gland, which the body stops making while they are taken.
 * - `fits`: those against fits.
 * - `controlled`: those that make dependent, and that only a doctor may give in India: sleeping tablets, tranquillisers, opioids, stimulants.
 * - `abortion`: those that end a pregnancy, and requests to end one.
 */
export const medicineWords = words;
