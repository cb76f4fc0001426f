import { readerOf } from '@anamnesis/contracts/assistant/vocabulary';

const words = {
  asks: 'do i have, does he have, does she have, have i got, could it be, could this be, can it be, is it cancer, is this cancer, is it dengue, is this dengue, is it typhoid, what disease, which disease, what illness, which illness, diagnose, diagnosis, what do i have, what is wrong, whats wrong, is this anxiety, is it lactose, am i diabetic, am i pregnant, kaun si bimari, konsi bimari, kaunsi bimari, kya bimari, mujhe kya hua, kya hua hai, kahin mujhe, kya mujhe, कौन सी बीमारी, क्या बीमारी, मुझे क्या हुआ, कहीं मुझे, क्या मुझे, कहीं ये, कहीं यह',
} as const;
const read = readerOf<keyof typeof words>(words, { correctedFrom: 6 });

/** Whether a message asks which illness somebody has. */
export const asksForDiagnosis = (text: string): boolean => read(text).mentions.length > 0;
