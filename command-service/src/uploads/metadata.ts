import { type UploadKind, uploadKinds } from '@anamnesis/contracts/uploads/constants';

/** The file name in an Upload-Metadata header, which has pairs of a key and a value in base64; empty without one. */
export const fileNameIn = (metadata: string): string => valueIn(metadata, 'filename');

/** What the upload is for, by the same header: a document unless it says something else. */
export function kindIn(metadata: string): UploadKind {
  const said = valueIn(metadata, 'kind');
  return uploadKinds.find((kind) => kind === said) ?? 'document';
}

function valueIn(metadata: string, wanted: string): string {
  const pairs = metadata.split(',').map((pair) => pair.trim().split(' '));
  const value = pairs.find(([key]) => key === wanted)?.[1] ?? '';
  // Buffer ignores invalid base64, and decodes invalid UTF-8 to replacement characters: a name is only shown.
  return Buffer.from(value, 'base64').toString('utf8');
}
