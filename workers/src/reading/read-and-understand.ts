import { sibling } from '@anamnesis/platform/apart/node-options';
import { documentReader } from '@anamnesis/platform/reading/read-document';
import type { Understood } from './understood.js';

/** Reads the words of a document's pages and what they say, in a process of its own. */
export const readAndUnderstand = documentReader<Understood>(sibling('./document-reader', import.meta.url));
export type ReadAndUnderstand = typeof readAndUnderstand;
