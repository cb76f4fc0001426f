import { createRequire } from 'node:module';
import { extname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** How Node runs one of our files: a built one as it is, a source, which tests have, through tsx. */
export function nodeOptions(file: string): string[] {
  if (extname(file) === '.js') return ['--enable-source-maps'];
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return ['--import', tsx, '--conditions=source'];
}

/** A file of ours beside another, built or source as that one is; `path` without an ending. */
export const sibling = (path: string, from: string): string =>
  fileURLToPath(new URL(path + extname(fileURLToPath(from)), from));
