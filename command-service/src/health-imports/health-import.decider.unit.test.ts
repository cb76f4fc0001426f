import { describe, test } from '@jest/globals';
import type { HealthImportEvent } from '@anamnesis/contracts/health-imports/events';
import { givenWhenThen } from '@anamnesis/platform/testing/given-when-then';
import { healthImportDecider } from './health-import.decider.js';

const of = { patientId: '0a1b0000-0000-4000-8000-000000000001', importId: '0a1b0000-0000-4000-8000-000000000002' };
const other = { ...of, patientId: '0a1b0000-0000-4000-8000-000000000009' };
const [file, later] = ['a'.repeat(64), 'b'.repeat(64)];
const facts = (id: string) => ({ ...of, file: id, fileName: 'export.zip', size: 1_000 });
const result = {
  ...{ days: 2, samples: 40, from: '2026-11-19', to: '2026-11-20' },
  skipped: { other: 3, unreadable: 1, implausible: 0 },
};
const started = (id = file): HealthImportEvent => ({ type: 'HealthImportStarted', data: facts(id) });
const finished: HealthImportEvent = { type: 'HealthImportFinished', data: { ...of, ...result } };
const failed: HealthImportEvent = { type: 'HealthImportFailed', data: { ...of, reason: 'damaged' } };
const cancelled: HealthImportEvent = { type: 'HealthImportCancelled', data: of };

const removed: HealthImportEvent = { type: 'HealthImportRemoved', data: of };

const start = (id = file) => ({ type: 'StartHealthImport', data: facts(id) }) as const;
const cancel = { type: 'CancelHealthImport', data: of } as const;
const remove = { type: 'RemoveHealthImport', data: of } as const;
const report = (outcome: object, id = file) =>
  ({ type: 'ReportHealthImport', data: { ...of, file: id, outcome: outcome as { type: 'goesOn' } } }) as const;
const goesOn = report({ type: 'goesOn' });
const isFinished = report({ type: 'finished', ...result });
const hasFailed = report({ type: 'failed', reason: 'damaged' });

const { given } = givenWhenThen(healthImportDecider, null);

describe('a file', () => {
  test('is imported', () => given().when(start()).then(started()));
  test('is not imported while it is', () => given(started()).when(start(later)).thenRefuses('HEALTH_IMPORT_RUNNING'));
  test('is imported once', () => given(started(), finished).when(start(later)).thenRefuses('HEALTH_EXPORT_IMPORTED'));
  test('that failed may be imported again', () => given(started(), failed).when(start(later)).then(started(later)));
  test('whose import was cancelled too', () => given(started(), cancelled).when(start(later)).then(started(later)));
});

describe('an import', () => {
  test('finishes', () => given(started()).when(isFinished).then(finished));
  test('fails', () => given(started()).when(hasFailed).then(failed));
  test('goes on until then', () => given(started()).when(goesOn).thenNothing());
  test('ends once', () => {
    given(started(), finished).when(hasFailed).thenRefuses('HEALTH_IMPORT_OVER');
    given(started(), finished).when(goesOn).thenRefuses('HEALTH_IMPORT_OVER');
    given(started(), finished).when(cancel).thenRefuses('HEALTH_IMPORT_OVER');
  });
  test('is cancelled, and its job is told', () => {
    given(started()).when(cancel).then(cancelled);
    given(started(), cancelled).when(cancel).thenNothing();
    given(started(), cancelled).when(goesOn).thenRefuses('HEALTH_IMPORT_CANCELLED');
    given(started(), cancelled).when(isFinished).thenRefuses('HEALTH_IMPORT_CANCELLED');
  });
  test('that started anew is not that of the earlier job', () =>
    given(started(), cancelled, started(later)).when(isFinished).thenRefuses('HEALTH_IMPORT_CANCELLED'));
  test('is removed once it is over, and its file may be imported again', () => {
    for (const end of [finished, failed, cancelled]) given(started(), end).when(remove).then(removed);
    given(started(), finished, removed).when(remove).thenNothing();
    given(started(), finished, removed).when(goesOn).thenRefuses('HEALTH_IMPORT_OVER');
    given(started(), finished, removed).when(start(later)).then(started(later));
  });
  test('is not removed while it runs', () => given(started()).when(remove).thenRefuses('HEALTH_IMPORT_NOT_OVER'));
  test('of somebody else is not there', () => {
    given(started(), finished).when({ type: 'RemoveHealthImport', data: other }).thenRefuses('HEALTH_IMPORT_NOT_FOUND');
    given().when(cancel).thenRefuses('HEALTH_IMPORT_NOT_FOUND');
    given(started()).when({ type: 'CancelHealthImport', data: other }).thenRefuses('HEALTH_IMPORT_NOT_FOUND');
  });
});
