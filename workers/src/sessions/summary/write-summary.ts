import type { SummaryFacts } from '@anamnesis/contracts/sessions/summary-routes';
import { createPaper } from './paper.js';
import { preparedFor, toldOn, words, yearsOld } from './words.js';

/** The medical summary as a PDF. The same facts make the same document. */
export async function writeSummary(facts: SummaryFacts): Promise<Buffer> {
  const { patient, doctorName, requestedAt, timeZone } = facts;
  const on = (moment: string) => dateWords(new Date(moment), timeZone);
  const paper = createPaper({
    title: `${words.title}: ${patient.fullName}`,
    madeAt: new Date(requestedAt),
    foot: `${patient.fullName} · ${words.title} · ${on(requestedAt)}`,
  });
  paper.letterhead();
  paper.title(patient.fullName);
  paper.note(
    `${words.title} · ${patient.gender ?? words.genderUnknown} · ${patient.age === null ? words.ageUnknown : yearsOld(patient.age)}`,
  );
  paper.note(preparedFor(doctorName, momentWords(new Date(requestedAt), timeZone)));

  paper.section(words.told);
  tellAnswers(paper, facts.questionnaire, on);

  paper.section(words.consultations);
  if (facts.consultations.length === 0) paper.note(words.noConsultations);
  facts.consultations.forEach((each, index) => {
    const notes = each.notes.flatMap(({ by, text }) => [
      { style: 'voice' as const, text },
      ...(by === 'patient' ? [{ style: 'note' as const, text: words.byPatient }] : []),
    ]);
    const none = { style: 'note', text: words.noNotes } as const;
    paper.point(
      `${dateWords(new Date(`${each.date}T00:00:00Z`), 'UTC')} · Dr. ${each.doctorName}`,
      [{ style: 'note', text: each.issueDetails }, ...(notes.length > 0 ? notes : [none])],
      index === facts.consultations.length - 1,
    );
  });

  paper.section(words.reports);
  if (facts.reports.length === 0) paper.note(words.noReports);
  for (const { name, uploadedAt } of facts.reports) paper.fact(on(uploadedAt), name);

  return paper.finish();
}

function tellAnswers(
  paper: ReturnType<typeof createPaper>,
  questionnaire: SummaryFacts['questionnaire'],
  on: (moment: string) => string,
): void {
  if (!questionnaire) return paper.note(words.notTold);
  const { answers, answeredAt } = questionnaire;
  const list = (named: readonly string[]) => named.join(', ') || words.none;
  if (answers.allergies) paper.warning(words.allergies, answers.allergies);
  else paper.fact(words.allergies, words.none);
  paper.fact(words.medications, answers.medications || words.none);
  paper.fact(words.symptoms, list(answers.symptoms));
  paper.fact(words.chronicIllnesses, list(answers.chronicIllnesses));
  paper.fact(words.familyHistory, list(answers.familyHistory));
  if (answers.hospitalized) paper.fact(words.hospitalized, answers.hospitalized);
  paper.note(toldOn(on(answeredAt)));
}

/** "Nov 21, 2026" */
const dateWords = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, month: 'short', day: '2-digit', year: 'numeric' }).format(moment);

/** "Nov 21, 2026, 4:07 PM India Standard Time" */
const momentWords = (moment: Date, timeZone: string): string =>
  `${dateWords(moment, timeZone)}, ${new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit', timeZoneName: 'long' }).format(moment)}`;
