import type { TestReport } from '@anamnesis/contracts/records/query-routes';

const NEW_FOR_MS = 7 * 24 * 3_600_000;

/** The test reports that were added in the last seven days and not retracted, the latest first. */
export const newResults = (reports: readonly TestReport[], now: Date): TestReport[] =>
  reports
    .filter(({ createdAt, retracted }) => !retracted && now.getTime() - Date.parse(createdAt) < NEW_FOR_MS)
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt));
