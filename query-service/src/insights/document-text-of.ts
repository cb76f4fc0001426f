import type { RecordEntryRow } from '@anamnesis/read-models/records/health-record';

/** The text that was read from the document of an entry; empty without one. */
export const documentTextOf = async (_: Pick<RecordEntryRow, 'document_file'>): Promise<string> => '';
