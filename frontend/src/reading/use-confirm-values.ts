import { confirmLabValues } from '@anamnesis/contracts/reading/addresses';
import type { ConfirmedLabValue } from '@anamnesis/contracts/records/confirmed-value';
import { useState } from 'react';
import { useCommand } from '../api/api-queries';
import { type Judgement, type Judgements, judgementsOf, reviewOf, valuesToSave } from './review';
import { idsOf, type DocumentReading } from './use-reading';
import type { WhoseReport } from './use-whose-report';

interface Of {
  entryId: string;
  documentUrl: string;
  values: DocumentReading['values'];
  /** What was saved before; null if nothing. */
  confirmed: readonly ConfirmedLabValue[] | null;
  whose: WhoseReport;
}

/** The check of the values of a document: what was said of each, and saving them together. Nothing is saved before. */
export function useConfirmValues({ entryId, documentUrl, values, confirmed, whose }: Of) {
  const [judgements, setJudgements] = useState<Judgements>(() => judgementsOf(values, confirmed));
  const [isSaved, setSaved] = useState(confirmed !== null);
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
    save: () => {
      const toSave = valuesToSave(reviewed);
      if (toSave.length > 0 && !whose.isSettled()) return;
      const areOwn = whose.others.length > 0 && whose.areOwn;
      mutate({ params: { patientId, entryId }, body: { documentId, values: toSave, ...(areOwn && { areOwn }) } });
    },
  };
}
export type ValueCheck = ReturnType<typeof useConfirmValues>;
