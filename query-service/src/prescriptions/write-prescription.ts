import { withTitle } from '@anamnesis/contracts/accounts/doctor-name';
import { CODE_LABEL } from '@anamnesis/contracts/prescriptions/signed-file';
import { dateWords, momentWords } from '@anamnesis/platform/pdf/date-words';
import { hasUnprintable } from '@anamnesis/platform/pdf/fonts';
import { createPdfDocument } from '@anamnesis/platform/pdf/pdf-document';
import { colours, GAP, type Pen, SIDE } from '@anamnesis/platform/pdf/pdf-pen';
import { drawQr } from '@anamnesis/platform/pdf/qr';
import { addSignatureField } from '@anamnesis/platform/pdf/signature-field';
import type { PrescriptionRow } from './issued-prescription.js';
import { footOf, howToCheck, signatureMeans, texts, yearsOld } from './texts.js';

/** What the document shows besides the prescription itself. */
interface Issue {
  /** The verification code. */
  readonly code: string;
  /** The address of the page that checks codes. */
  readonly checkAddress: string;
  readonly at: Date;
  readonly timeZone: string;
}

const QR_WIDTH = 108;

/** The prescription as a PDF with a field for the signature, still unsigned. One A4 page, unless its texts are very long. */
export async function writePrescription(row: PrescriptionRow, issue: Issue): Promise<Buffer> {
  const { code, checkAddress, at, timeZone } = issue;
  const date = dateWords(new Date(`${row.date}T00:00:00Z`), 'UTC');
  const doctor = withTitle(row.doctor_name);
  const pdf = createPdfDocument({
    title: `${texts.title}: ${row.title}`,
    madeAt: at,
    foot: footOf(row.patient_name, date),
  });
  addSignatureField(pdf.pen, { name: texts.signer, reason: `${texts.title}. ${CODE_LABEL} ${code}`, at });
  pdf.letterhead();
  pdf.title(texts.title);
  pdf.pen.doc.y += 8;
  pdf.fact(texts.doctor, [doctor, row.specializations?.join(', ') ?? ''].filter(Boolean).join('\n'));
  if (row.registration === 'verified') pdf.fact(texts.registration, texts.registrationChecked);
  pdf.fact(
    texts.patient,
    [row.patient_name, row.age === null ? texts.ageUnknown : yearsOld(row.age), row.gender ?? texts.genderUnknown].join(
      ' · ',
    ),
  );
  pdf.fact(texts.date, date);
  addMedicine(pdf.pen, row.title);
  pdf.fact(texts.dosage, row.body);
  if (row.duration) pdf.fact(texts.duration, row.duration);
  if (row.instructions) pdf.fact(texts.instructions, row.instructions);
  if (hasUnprintable([row.title, row.body, row.duration, row.instructions, row.patient_name].join('')))
    pdf.note(texts.missingCharacters);
  const written = momentWords(new Date(row.written_at), timeZone);
  addCheck(pdf.pen, code, checkAddress, signatureMeans(doctor, written));
  return pdf.finish();
}

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
function addCheck(pen: Pen, code: string, checkAddress: string, meaning: string): void {
  const { doc, right, ornament, tagged, write, heightOf, room } = pen;
  const x = SIDE + QR_WIDTH + GAP * 2;
  const width = right - x - GAP;
  const how = howToCheck(checkAddress);
  const height = 62 + GAP + heightOf('small', how, width) + heightOf('small', meaning, width) + GAP;
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
    write('strong', texts.checkTitle, x, width);
    doc.y += 4;
    write('label', texts.code, x, width);
    write('code', code, x, width);
    doc.y += 5;
    write('small', how, x, width);
    doc.y += 5;
    write('small', meaning, x, width);
  });
  doc.y = top + whole;
}
