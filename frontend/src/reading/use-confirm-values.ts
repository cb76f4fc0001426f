import { confirmLabValues } from '@anamnesis/contracts/reading/addresses';
import { useState } from 'react';
import { useCommand } from '../api/api-queries';
import { confirmed, type Judgement, type Judgements, reviewOf } from './review';
import { idsOf, type DocumentReading } from './use-reading';

interface Of {
  entryId: string;
  documentUrl: string;
  values: DocumentReading['values'];
}

/** The check of the values of a document: what was said of each, and saving them together. Nothing is saved before. */
export function useConfirmValues({ entryId, documentUrl, values }: Of) {
  const [judgements, setJudgements] = useState<Judgements>(new Map());
  const [isSaved, setSaved] = useState(false);
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
      setJudgements((before) => new Map(before).set(index, judgement));
    },
    save: () =>
      mutate({ params: { patientId, entryId }, body: { documentId, values: confirmed(reviewed) } }),
  };
}
export type ValueCheck = ReturnType<typeof useConfirmValues>;
