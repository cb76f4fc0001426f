/** The file name in an Upload-Metadata header, which has pairs of a key and a value in base64; empty without one. */
export function fileNameIn(metadata: string): string {
  const pairs = metadata.split(',').map((pair) => pair.trim().split(' '));
  const value = pairs.find(([key]) => key === 'filename')?.[1] ?? '';
  // Buffer ignores invalid base64, and decodes invalid UTF-8 to replacement characters: a name is only shown.
  return Buffer.from(value, 'base64').toString('utf8');
}
