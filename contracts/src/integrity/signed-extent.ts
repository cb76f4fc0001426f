import { canonicalJson } from './canonical-json.js';
import type { ExportedHistory } from './routes.js';

/** A history before it is signed. */
export type UnsignedHistory = Omit<ExportedHistory, 'signature'>;

/** What is signed of an exported history: everything but its entries, which the head proves. */
export const extentText = ({ entries: _, ...extent }: UnsignedHistory): string => canonicalJson(extent);
