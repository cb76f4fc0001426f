import type { Pen } from './pdf-pen.js';
import { SIGNATURE_BYTES, UNKNOWN_NUMBER } from '../signatures/sign-pdf.js';

/** Who signs, what for, and when; part of the signed file. */
interface Signing {
  name: string;
  reason: string;
  at: Date;
}

/** The form of a document, which pdfkit's types do not declare. */
interface WithForm {
  _root: { data: { AcroForm: { data: { Fields: unknown[]; NeedAppearances?: boolean; SigFlags?: number } } } };
}
/** "Signatures exist", and "append only": a viewer that saves the file must not rewrite it. */
const SIGNED_APPEND_ONLY = 3;
/** Printed, and locked. */
const WIDGET_FLAGS = 132;

/** Adds the invisible field of the signature that `signPdf` fills in (ISO 32000-2, 12.8; PAdES). The name and reason are plain ASCII. */
export function addSignatureField({ doc }: Pen, { name, reason, at }: Signing): void {
  const signature = doc.ref({
    Type: 'Sig',
    Filter: 'Adobe.PPKLite',
    SubFilter: 'ETSI.CAdES.detached',
    ByteRange: [0, UNKNOWN_NUMBER, UNKNOWN_NUMBER, UNKNOWN_NUMBER],
    Contents: Buffer.alloc(SIGNATURE_BYTES),
    Name: pdfString(name),
    Reason: pdfString(reason),
    M: at,
  });
  signature.end('');
  const widget = doc.ref({
    ...{ Type: 'Annot', Subtype: 'Widget', FT: 'Sig', F: WIDGET_FLAGS, Rect: [0, 0, 0, 0] },
    ...{ T: pdfString('Signature'), V: signature, P: doc.page.dictionary },
  });
  widget.end('');
  (doc.page.annotations as unknown[]).push(widget);
  doc.font('body main').initForm();
  const form = (doc as unknown as WithForm)._root.data.AcroForm.data;
  form.Fields.push(widget);
  form.SigFlags = SIGNED_APPEND_ONLY;
  delete form.NeedAppearances;
}

/** pdfkit writes a primitive string as a name, and an object as a string. */
const pdfString = (text: string) => new String(text);
