import { createRequire } from 'node:module';
import { extname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The Node options for one of our files: none special for a built file; a source file, as in tests, runs through tsx. */
export function nodeOptions(file: string): string[] {
  if (extname(file) === '.js') return ['--enable-source-maps'];
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return ['--import', tsx, '--conditions=@anamnesis/source'];
}

/** A file relative to another, built or source like that one; `path` without an extension. */
export const sibling = (path: string, from: string): string =>
  fileURLToPath(new URL(path + extname(fileURLToPath(from)), from));
