import { setWeeklyHours } from '@anamnesis/contracts/availability/addresses';
import { type WeeklyHours } from '@anamnesis/contracts/availability/availability';
import { useState } from 'react';
import { useCommand } from '../api/questions';
import { refusalMessages } from '../api/refusal-messages';
import type { ProblemText } from '../look/problem';
import { toast } from '../look/toasts';
import { availabilityMessages } from './messages';
import { useMessages } from '../language/messages';
import { draftProblems, isChanged } from './week-draft';

/** The week on screen: the saved one, or the draft until it is saved or discarded. */
export function useWeek(stored: WeeklyHours) {
  const m = useMessages(availabilityMessages);
  const { problems: reasons } = useMessages(refusalMessages);
  const [draft, setDraft] = useState<WeeklyHours | null>(null);
  const [serverProblems, setServerProblems] = useState<ReadonlyMap<number, string>>(new Map());
  const [problem, setProblem] = useState<ProblemText | null>(null);
  const week = draft ?? stored;
  const problems = new Map([...serverProblems, ...draftProblems(m, reasons, week)]);

  const saving = useCommand(setWeeklyHours, {
    onDone: () => toast.success(m.saved, m.savedHint),
    onRefused: ({ fields, message }) => {
      const refused = indexesOf(fields);
      setServerProblems(refused);
      setProblem({ title: m.saveFailed, text: refused.size > 0 ? m.lookAtMarked : `${message} ${m.typedIsKept}` });
    },
  });
  return {
    week,
    problems,
    problem,
    changed: isChanged(draft, stored),
    saving: saving.isPending,
    change: (next: WeeklyHours) => {
      setDraft(next);
      setServerProblems(new Map());
      setProblem(null);
    },
    discard: () => {
      setDraft(null);
      setServerProblems(new Map());
      setProblem(null);
    },
    save: () => {
      if (problems.size > 0) return setProblem({ title: m.saveFailed, text: m.lookAtMarked });
      setProblem(null);
      saving.mutate({ body: { slotMinutes: week.slotMinutes, hours: [...week.hours] } });
    },
  };
}

/** The refused hours: error texts by index, from paths such as `hours.3` or `hours.3.from`. */
const indexesOf = (fields: Readonly<Record<string, string>>) =>
  new Map(
    Object.entries(fields).flatMap(([path, sentence]) => {
      const at = /^hours\.(\d+)/.exec(path)?.[1];
      return at === undefined ? [] : [[Number(at), sentence] as const];
    }),
  );
