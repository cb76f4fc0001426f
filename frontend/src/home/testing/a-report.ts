import type { TestReport } from '@anamnesis/contracts/records/query-routes';

/** A test report of a record. */
export const aReport = (id: string, date: string, testName: string, result: string): TestReport => ({
  ...{ id, _id: id, date, createdAt: `${date}T06:00:00.000Z`, doctorName: 'Kavita Rao', testName, result },
  ...{ author: { id: 'doctor', role: 'doctor' }, retracted: null },
  ...{ documentUrl: null, document: null, origin: null, labValues: null, urgency: null },
});
