import { TestReportAdded, type RecordEvent } from '@anamnesis/contracts/records/events';
import type { Fold } from '@anamnesis/platform/deciding/decider';
import { evolveOn } from '../evolve-on.js';

/** The document of a test report. */
interface ReportDocument {
  readonly entryId: string;
  /** The id of the stored file. */
  readonly file: string;
}

/** Documents by the first two characters of their id, and by id: an event copies one small group. */
type ReportDocuments = Readonly<Record<string, Readonly<Record<string, ReportDocument>>>>;

const groupOf = (documentId: string) => documentId.slice(0, 2);

/** The documents of the test reports in a health record, also of retracted ones, which stay readable. */
export const reportDocuments: Fold<ReportDocuments, RecordEvent> = {
  opens: ['TestReportAdded'],
  initialState: {},
  evolve: evolveOn(
    [TestReportAdded],
    (documents: ReportDocuments, { data: { entryId, document } }): ReportDocuments => {
      if (!document) return documents;
      const { documentId, file } = document;
      const group = groupOf(documentId);
      return { ...documents, [group]: { ...documents[group], [documentId]: { entryId, file } } };
    },
  ),
};

/** The document with this id. */
export const documentIn = (documents: ReportDocuments, documentId: string): ReportDocument | undefined =>
  documents[groupOf(documentId)]?.[documentId];
