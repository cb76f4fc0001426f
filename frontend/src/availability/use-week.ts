import { setWeeklyHours } from '@anamnesis/contracts/availability/addresses';
import { type WeeklyHours } from '@anamnesis/contracts/availability/availability';
import { useState } from 'react';
import { useCommand } from '../api/questions';
import type { ProblemText } from '../look/problem';
import { toast } from '../look/toasts';
import { availabilityMessages as m } from './messages';
import { draftProblems, isChanged } from './week-draft';

/** The week on screen: as it is kept until it is changed, then as it was changed until it is saved or given up. */
export function useWeek(kept: WeeklyHours) {
  const [draft, setDraft] = useState<WeeklyHours | null>(null);
  const [ofServer, setOfServer] = useState<ReadonlyMap<number, string>>(new Map());
  const [problem, setProblem] = useState<ProblemText | null>(null);
  const week = draft ?? kept;
  const problems = new Map([...ofServer, ...draftProblems(week)]);

  const saving = useCommand(setWeeklyHours, {
    onDone: () => toast.success(m.saved, m.savedHint),
    onRefused: ({ fields, message }) => {
      const marked = placesOf(fields);
      setOfServer(marked);
      setProblem({ title: m.saveFailed, text: marked.size > 0 ? m.lookAtMarked : `${message} ${m.typedIsKept}` });
    },
  });
  return {
    week,
    problems,
    problem,
    changed: isChanged(draft, kept),
    saving: saving.isPending,
    change: (next: WeeklyHours) => {
      setDraft(next);
      setOfServer(new Map());
      setProblem(null);
    },
    discard: () => {
      setDraft(null);
      setOfServer(new Map());
      setProblem(null);
    },
    save: () => {
      if (problems.size > 0) return setProblem({ title: m.saveFailed, text: m.lookAtMarked });
      setProblem(null);
      saving.mutate({ body: { slotMinutes: week.slotMinutes, hours: [...week.hours] } });
    },
  };
}

/** Which places in the week a refusal speaks of: `hours.3`, or a part of it. */
const placesOf = (fields: Readonly<Record<string, string>>) =>
  new Map(
    Object.entries(fields).flatMap(([path, sentence]) => {
      const at = /^hours\.(\d+)/.exec(path)?.[1];
      return at === undefined ? [] : [[Number(at), sentence] as const];
    }),
  );
