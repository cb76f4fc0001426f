import { doctorKey } from '@anamnesis/contracts/accounts/doctor-name';
import type { SpokenLanguage } from '@anamnesis/contracts/language/languages';
import { CODE_LABEL } from '@anamnesis/contracts/prescriptions/signed-file';
import { hasUnprintable } from '@anamnesis/platform/pdf/fonts';
import { createPdfDocument } from '@anamnesis/platform/pdf/pdf-document';
import { colours, GAP, type Pen, SIDE } from '@anamnesis/platform/pdf/pdf-pen';
import { drawQr } from '@anamnesis/platform/pdf/qr';
import { addSignatureField } from '@anamnesis/platform/pdf/signature-field';
import { bilingual } from './bilingual.js';
import { prescriptionMessages, type PrescriptionTexts } from './document-messages.js';
import type { PrescriptionRow } from './issued-prescription.js';

/** What the document shows besides the prescription itself. */
interface Issue {
  /** The verification code. */
  readonly code: string;
  /** The address of the page that checks codes. */
  readonly checkAddress: string;
  readonly at: Date;
  readonly timeZone: string;
  /** Beside English. */
  readonly language: SpokenLanguage;
}

const SIGNER = 'Anamnesis';

const QR_WIDTH = 108;

/** The prescription as a PDF with a field for the signature, still unsigned. One A4 page, unless its texts are very long. */
export async function writePrescription(row: PrescriptionRow, issue: Issue): Promise<Buffer> {
  const { code, checkAddress, at, timeZone, language } = issue;
  const { inLine, textsOf } = bilingual(language);
  const title = inLine(({ m }) => m.title);
  const date = inLine(({ day }) => day(new Date(`${row.date}T00:00:00Z`), 'UTC'));
  const doctorIn = (m: PrescriptionTexts) => m.doctorName({ name: doctorKey(row.doctor_name) });
  const pdf = createPdfDocument({
    ...{ language: 'en', title: `${title}: ${row.title}`, madeAt: at },
    foot: `${row.patient_name} · ${title} · ${date}`,
  });
  addSignatureField(pdf.pen, {
    name: SIGNER,
    reason: `${prescriptionMessages('en').title}. ${CODE_LABEL} ${code}`,
    at,
  });
  pdf.letterhead();
  pdf.title(title);
  pdf.pen.doc.y += 8;
  const fact = (
    label: 'doctor' | 'registration' | 'patient' | 'date' | 'dosage' | 'duration' | 'instructions',
    text: string,
  ) =>
    pdf.fact(
      inLine(({ m }) => m[label]),
      text,
    );
  fact(
    'doctor',
    [doctorIn(prescriptionMessages('en')), row.specializations?.join(', ') ?? ''].filter(Boolean).join('\n'),
  );
  if (row.registration === 'verified')
    fact(
      'registration',
      inLine(({ m }) => m.registrationChecked),
    );
  fact('patient', `${row.patient_name} · ${inLine(({ m }) => personWords(m, row))}`);
  fact('date', date);
  addMedicine(pdf.pen, row.title);
  fact('dosage', row.body);
  if (row.duration) fact('duration', row.duration);
  if (row.instructions) fact('instructions', row.instructions);
  if (hasUnprintable([row.title, row.body, row.duration, row.instructions, row.patient_name].join('')))
    for (const text of textsOf(({ m }) => m.missingCharacters)) pdf.note(text);
  const written = new Date(row.written_at);
  addCheck(pdf.pen, code, checkAddress, {
    ...{ title: inLine(({ m }) => m.checkTitle), code: inLine(({ m }) => m.code), qr: inLine(({ m }) => m.qr) },
    says: [
      ...textsOf(({ m }) => m.howToCheck({ address: checkAddress })),
      ...textsOf(({ m, moment }) => m.signatureMeans({ doctor: doctorIn(m), written: moment(written, timeZone) })),
    ],
  });
  return pdf.finish();
}

const personWords = (m: PrescriptionTexts, { age, gender }: PrescriptionRow) =>
  [age === null ? m.ageUnknown : m.yearsOld({ age }), gender === null ? m.genderUnknown : m.genders[gender]].join(
    ' · ',
  );

/** The medicine, with the sign of a prescription in front of it. */
function addMedicine(pen: Pen, medicine: string): void {
  const { doc, right, ornament, hairline, tagged, write, room } = pen;
  doc.y += 10;
  room(90);
  ornament(() => hairline(doc.y));
  doc.y += 18;
  const top = doc.y;
  ornament(() => {
    write('section', 'Rx', SIDE, 40, { lineGap: 0 });
  });
  doc.y = top - 4;
  tagged('H2', () => write('medicine', medicine, SIDE + 40, right - SIDE - 40, { lineGap: 0 }));
  doc.y += 12;
}

/** QR code, verification code, how to check, and what the signature means. */
function addCheck(
  pen: Pen,
  code: string,
  checkAddress: string,
  texts: { title: string; code: string; qr: string; says: readonly string[] },
): void {
  const { doc, right, ornament, tagged, write, heightOf, room } = pen;
  const x = SIDE + QR_WIDTH + GAP * 2;
  const width = right - x - GAP;
  const height = 52 + 2 * GAP + texts.says.reduce((sum, line) => sum + heightOf('small', line, width) + 5, 0);
  const whole = Math.max(height, QR_WIDTH + 2 * GAP);
  doc.y += 22;
  room(whole);
  const top = doc.y;
  ornament(() =>
    doc
      .roundedRect(SIDE, top, right - SIDE, whole, 8)
      .lineWidth(0.75)
      .stroke(colours.tealLine),
  );
  drawQr(pen, `${checkAddress}#${code}`, { x: SIDE + GAP, y: top + GAP, width: QR_WIDTH, described: texts.qr });
  doc.y = top + GAP;
  tagged('P', () => {
    write('strong', texts.title, x, width);
    doc.y += 4;
    write('label', texts.code, x, width);
    write('code', code, x, width);
    for (const line of texts.says) {
      doc.y += 5;
      write('small', line, x, width);
    }
  });
  doc.y = top + whole;
}
