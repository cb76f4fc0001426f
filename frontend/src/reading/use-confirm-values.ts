import { confirmLabValues } from '@anamnesis/contracts/reading/addresses';
import type { ConfirmedLabValue } from '@anamnesis/contracts/records/confirmed-value';
import { useState } from 'react';
import { useCommand } from '../api/api-queries';
import { keepChecks, keptChecks } from './kept-checks';
import { type Judgement, type Judgements, earlierCheck, reviewOf, valuesToSave } from './review';
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

/**
 * The check of the values of a document: what was said of each, and saving them together. Nothing is saved before, and what was said is
 * kept until then.
 */
export function useConfirmValues({ entryId, documentUrl, values, confirmed, whose }: Of) {
  const [begun] = useState(() => keptChecks(documentUrl, values));
  const [{ judgements: before, kept }] = useState(() => earlierCheck(values, confirmed));
  const [judgements, setJudgements] = useState<Judgements>(begun ?? before);
  const [isSaved, setSaved] = useState(confirmed !== null && begun === null && before.size === values.length);
  const { mutate, isPending, error } = useCommand(confirmLabValues, {
    onDone: () => {
      setSaved(true);
      keepChecks(documentUrl, values, null);
    },
  });
  const { patientId, documentId } = idsOf(documentUrl);
  const reviewed = reviewOf(values, judgements);
  return {
    reviewed,
    isSaved,
    /** Whether the record has values of this document, which saving replaces. */
    wasSaved: confirmed !== null,
    isPending,
    error,
    judge: (index: number, judgement: Judgement) => {
      setSaved(false);
      const now = new Map(judgements).set(index, judgement);
      setJudgements(now);
      keepChecks(documentUrl, values, now);
    },
    save: () => {
      const toSave = valuesToSave(reviewed, kept);
      if (toSave.length > 0 && !whose.isSettled()) return;
      const areOwn = whose.others.length > 0 && whose.areOwn;
      mutate({ params: { patientId, entryId }, body: { documentId, values: toSave, ...(areOwn && { areOwn }) } });
    },
  };
}
export type ValueCheck = ReturnType<typeof useConfirmValues>;
