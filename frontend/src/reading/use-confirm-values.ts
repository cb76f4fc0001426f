import { confirmLabValues } from '@anamnesis/contracts/reading/addresses';
import type { ConfirmedLabValue } from '@anamnesis/contracts/records/confirmed-value';
import { useState } from 'react';
import { useCommand } from '../api/api-queries';
import { type Judgement, type Judgements, earlierCheck, reviewOf, valuesToSave } from './review';
import { idsOf, type DocumentReading } from './use-reading';

interface Of {
  entryId: string;
  documentUrl: string;
  values: DocumentReading['values'];
  /** What was saved before; null if nothing. */
  confirmed: readonly ConfirmedLabValue[] | null;
}

/** The check of the values of a document: what was said of each, and saving them together. Nothing is saved before. */
export function useConfirmValues({ entryId, documentUrl, values, confirmed }: Of) {
  const [{ judgements: before, kept }] = useState(() => earlierCheck(values, confirmed));
  const [judgements, setJudgements] = useState<Judgements>(before);
  const [isSaved, setSaved] = useState(confirmed !== null && before.size === values.length);
  const { mutate, isPending, error } = useCommand(confirmLabValues, { onDone: () => setSaved(true) });
  const { patientId, documentId } = idsOf(documentUrl);
  const reviewed = reviewOf(values, judgements);
  return {
    reviewed,
    isSaved,
    isPending,
    error,
    judge: (index: number, judgement: Judgement) => {
      setSaved(false);
      setJudgements((earlier) => new Map(earlier).set(index, judgement));
    },
    save: () => mutate({ params: { patientId, entryId }, body: { documentId, values: valuesToSave(reviewed, kept) } }),
  };
}
export type ValueCheck = ReturnType<typeof useConfirmValues>;
