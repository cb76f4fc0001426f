/** A picture of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

export const fileOf = (content: Buffer | string, name: string, type = '') =>
  new File([new Uint8Array(Buffer.from(content))], name, { type });
export const picture = (name = 'me.png') => fileOf(PNG, name, 'image/png');
export const certificate = (name = 'licence.pdf') => fileOf(PDF, name, 'application/pdf');
export const pdfAs = (name: string, type: string) => fileOf(PDF, name, type);
/** A valid picture, padded to this size in bytes. */
export const pictureOf = (bytes: number) =>
  fileOf(Buffer.concat([PNG, Buffer.alloc(bytes - PNG.length)]), 'large.png', 'image/png');

/** Files by the name of their part. */
export type FormFiles = Readonly<Record<string, readonly File[]>>;

/** A multipart form, as a browser creates it. */
export function formOf(fields: Readonly<Record<string, unknown>>, files: FormFiles = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  for (const [name, each] of Object.entries(files)) for (const file of each) form.append(name, file);
  return form;
}
