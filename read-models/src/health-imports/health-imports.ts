import type { ImportFailure } from '@anamnesis/contracts/health-imports/constants';
import {
  HealthImportCancelled,
  HealthImportFailed,
  HealthImportFinished,
  HealthImportRemoved,
  HealthImportStarted,
  type ImportResult,
} from '@anamnesis/contracts/health-imports/events';
import { change, put, remove } from '@anamnesis/platform/read-model/change';
import { integer, json, moment, nullable, position, text, uuid } from '@anamnesis/platform/read-model/column';
import { defineReadModel } from '@anamnesis/platform/read-model/read-model';
import { defineTable, type RowOf } from '@anamnesis/platform/read-model/table';

const imports = defineTable({
  name: 'health_imports',
  key: 'import_id',
  subject: 'patient_id',
  columns: {
    import_id: uuid(),
    patient_id: uuid(),
    file_name: text(),
    /** Bytes. */
    size: integer(),
    /** Of the last start. */
    started_at: moment(),
    status: text<'running' | 'finished' | 'failed' | 'cancelled'>(),
    /** What was imported; null before. */
    result: nullable(json<ImportResult>()),
    /** Why it failed; null if it did not. */
    reason: nullable(text<ImportFailure>()),
    /** Of the last start. */
    position: position(),
  },
  indexes: ['(patient_id, position)'],
});
export type HealthImportRow = RowOf<typeof imports>;

/** Patients' imports of health data: how each ended, and what was imported. */
export const healthImports = defineReadModel({
  name: 'health-imports',
  version: 2,
  tables: [imports],
  handles: [HealthImportStarted, HealthImportFinished, HealthImportFailed, HealthImportCancelled, HealthImportRemoved],
  on: {
    HealthImportStarted: ({ data, recordedAt, position }) =>
      put(imports, {
        ...{ import_id: data.importId, patient_id: data.patientId, file_name: data.fileName, size: data.size },
        ...{ started_at: recordedAt, status: 'running', result: null, reason: null, position },
      }),
    HealthImportFinished: ({ data: { importId, patientId: _, ...result } }) =>
      change(imports, importId, { status: 'finished', result }),
    HealthImportFailed: ({ data: { importId, reason } }) => change(imports, importId, { status: 'failed', reason }),
    HealthImportRemoved: ({ data: { importId } }) => remove(imports, importId),
    HealthImportCancelled: ({ data: { importId } }) => change(imports, importId, { status: 'cancelled' }),
  },
});
