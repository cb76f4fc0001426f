import { withTitle } from '@anamnesis/contracts/accounts/doctor-name';
import type { SummaryFacts } from '@anamnesis/contracts/sessions/summary-routes';
import { dateWords, momentWords } from '@anamnesis/platform/pdf/date-words';
import { createPdfDocument } from '@anamnesis/platform/pdf/pdf-document';
import { preparedFor, answeredOn, texts, yearsOld } from './texts.js';

/** The medical summary as a PDF. Equal facts give an identical document. */
export async function writeSummary(facts: SummaryFacts): Promise<Buffer> {
  const { patient, doctorName, requestedAt, timeZone } = facts;
  const on = (moment: string) => dateWords(new Date(moment), timeZone);
  const pdf = createPdfDocument({
    title: `${texts.title}: ${patient.fullName}`,
    madeAt: new Date(requestedAt),
    foot: `${patient.fullName} · ${texts.title} · ${on(requestedAt)}`,
  });
  pdf.letterhead();
  pdf.title(patient.fullName);
  pdf.note(
    `${texts.title} · ${patient.gender ?? texts.genderUnknown} · ${patient.age === null ? texts.ageUnknown : yearsOld(patient.age)}`,
  );
  pdf.note(preparedFor(withTitle(doctorName), momentWords(new Date(requestedAt), timeZone)));

  pdf.section(texts.patientAnswers);
  addAnswers(pdf, facts.questionnaire, on);

  pdf.section(texts.consultations);
  if (facts.consultations.length === 0) pdf.note(texts.noConsultations);
  facts.consultations.forEach((each, index) => {
    const notes = each.notes.flatMap(({ by, text }) => [
      { style: 'voice' as const, text },
      ...(by === 'patient' ? [{ style: 'note' as const, text: texts.byPatient }] : []),
    ]);
    const none = { style: 'note', text: texts.noNotes } as const;
    pdf.point(
      `${dateWords(new Date(`${each.date}T00:00:00Z`), 'UTC')} · ${withTitle(each.doctorName)}`,
      [{ style: 'note', text: each.issueDetails }, ...(notes.length > 0 ? notes : [none])],
      index === facts.consultations.length - 1,
    );
  });

  pdf.section(texts.reports);
  if (facts.reports.length === 0) pdf.note(texts.noReports);
  for (const { name, uploadedAt } of facts.reports) pdf.fact(on(uploadedAt), name);

  return pdf.finish();
}

function addAnswers(
  pdf: ReturnType<typeof createPdfDocument>,
  questionnaire: SummaryFacts['questionnaire'],
  on: (moment: string) => string,
): void {
  if (!questionnaire) return pdf.note(texts.notAnswered);
  const { answers, answeredAt } = questionnaire;
  const list = (named: readonly string[]) => named.join(', ') || texts.none;
  if (answers.allergies) pdf.warning(texts.allergies, answers.allergies);
  else pdf.fact(texts.allergies, texts.none);
  pdf.fact(texts.medications, answers.medications || texts.none);
  pdf.fact(texts.symptoms, list(answers.symptoms));
  pdf.fact(texts.chronicIllnesses, list(answers.chronicIllnesses));
  pdf.fact(texts.familyHistory, list(answers.familyHistory));
  if (answers.hospitalized) pdf.fact(texts.hospitalized, answers.hospitalized);
  pdf.note(answeredOn(on(answeredAt)));
}
