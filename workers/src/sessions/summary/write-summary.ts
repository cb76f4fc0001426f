import { doctorKey } from '@anamnesis/contracts/accounts/doctor-name';
import type { SummaryFacts } from '@anamnesis/contracts/sessions/summary-routes';
import { dateWords, momentWords } from '@anamnesis/platform/pdf/date-words';
import { createPdfDocument } from '@anamnesis/platform/pdf/pdf-document';
import { summaryMessages, type SummaryTexts } from './summary-messages.js';

/** The medical summary as a PDF. Equal facts give an identical document. */
export async function writeSummary(facts: SummaryFacts): Promise<Buffer> {
  const { patient, doctorName, requestedAt, timeZone, language } = facts;
  const m = summaryMessages(language);
  const on = (moment: string) => dateWords(new Date(moment), timeZone, language);
  const doctor = (name: string) => (name === '' ? '' : m.doctor({ name: doctorKey(name) }));
  const pdf = createPdfDocument({
    language,
    title: `${m.title}: ${patient.fullName}`,
    madeAt: new Date(requestedAt),
    foot: `${patient.fullName} · ${m.title} · ${on(requestedAt)}`,
  });
  pdf.letterhead();
  pdf.title(patient.fullName);
  pdf.note(
    [
      ...[m.title, patient.gender === null ? m.genderUnknown : m.genders[patient.gender]],
      patient.age === null ? m.ageUnknown : m.yearsOld({ age: patient.age }),
    ].join(' · '),
  );
  pdf.note(m.preparedFor({ doctor: doctor(doctorName), when: momentWords(new Date(requestedAt), timeZone, language) }));

  pdf.section(m.patientAnswers);
  addAnswers(pdf, facts.questionnaire, m, on);

  pdf.section(m.consultations);
  if (facts.consultations.length === 0) pdf.note(m.noConsultations);
  facts.consultations.forEach((each, index) => {
    const notes = each.notes.flatMap(({ by, text }) => [
      { style: 'voice' as const, text },
      ...(by === 'patient' ? [{ style: 'note' as const, text: m.byPatient }] : []),
    ]);
    const none = { style: 'note', text: m.noNotes } as const;
    pdf.point(
      `${dateWords(new Date(`${each.date}T00:00:00Z`), 'UTC', language)} · ${doctor(each.doctorName)}`,
      [{ style: 'note', text: each.issueDetails }, ...(notes.length > 0 ? notes : [none])],
      index === facts.consultations.length - 1,
    );
  });

  pdf.section(m.reports);
  if (facts.reports.length === 0) pdf.note(m.noReports);
  for (const { name, uploadedAt } of facts.reports) pdf.fact(on(uploadedAt), name);

  return pdf.finish();
}

function addAnswers(
  pdf: ReturnType<typeof createPdfDocument>,
  questionnaire: SummaryFacts['questionnaire'],
  m: SummaryTexts,
  on: (moment: string) => string,
): void {
  if (!questionnaire) return pdf.note(m.notAnswered);
  const { answers, answeredAt } = questionnaire;
  const list = (named: readonly string[]) => named.join(', ') || m.none;
  if (answers.allergies) pdf.warning(m.allergies, answers.allergies);
  else pdf.fact(m.allergies, m.none);
  pdf.fact(m.medications, answers.medications || m.none);
  pdf.fact(m.symptoms, list(answers.symptoms));
  pdf.fact(m.chronicIllnesses, list(answers.chronicIllnesses));
  pdf.fact(m.familyHistory, list(answers.familyHistory));
  if (answers.hospitalized) pdf.fact(m.hospitalized, answers.hospitalized);
  pdf.note(m.answeredOn({ date: on(answeredAt) }));
}
