import {
  HEALTH_EXPORT_IMPORTED,
  HEALTH_IMPORT_CANCELLED,
  HEALTH_IMPORT_NOT_FOUND,
  HEALTH_IMPORT_NOT_OVER,
  HEALTH_IMPORT_OVER,
  HEALTH_IMPORT_RUNNING,
} from '@anamnesis/contracts/health-imports/errors';
import type { HealthImportEvent, ImportResult } from '@anamnesis/contracts/health-imports/events';
import type { ImportFailure } from '@anamnesis/contracts/health-imports/constants';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { Decider } from '@anamnesis/platform/deciding/decider';

/** How far an import is. `file`: the stored export of its last start. */
export type HealthImportState =
  | { readonly status: 'none' }
  | {
      readonly status: 'running' | 'finished' | 'failed' | 'cancelled' | 'removed';
      readonly patientId: string;
      readonly file: string;
    };

/** What a job reports. */
type Outcome = { type: 'goesOn' } | ({ type: 'finished' } & ImportResult) | { type: 'failed'; reason: ImportFailure };

export type HealthImportCommand =
  | {
      type: 'StartHealthImport';
      data: { patientId: string; importId: string; file: string; fileName: string; size: number };
    }
  | { type: 'CancelHealthImport'; data: { patientId: string; importId: string } }
  | { type: 'RemoveHealthImport'; data: { patientId: string; importId: string } }
  | {
      type: 'ReportHealthImport';
      data: { patientId: string; importId: string; file: string; outcome: Outcome };
    };

/** The stream of the import of one file of a patient: the id follows from its content. */
export const healthImportStream = (importId: string) => `healthImport-${importId}`;

/** The rules of an import: a file is imported once; one that failed, was cancelled or was removed may be imported again. */
export const healthImportDecider: Decider<HealthImportState, HealthImportCommand, HealthImportEvent, null> = {
  opens: ['HealthImportStarted'],
  initialState: { status: 'none' },

  evolve: (state, { type, data }): HealthImportState => {
    switch (type) {
      case 'HealthImportStarted':
        return { status: 'running', patientId: data.patientId, file: data.file };
      case 'HealthImportFinished':
        return ended(state, 'finished');
      case 'HealthImportFailed':
        return ended(state, 'failed');
      case 'HealthImportCancelled':
        return ended(state, 'cancelled');
      case 'HealthImportRemoved':
        return ended(state, 'removed');
    }
  },

  decide: (state, command) => {
    const { type, data } = command;
    if (type === 'StartHealthImport') {
      if (state.status === 'running') return refuse(HEALTH_IMPORT_RUNNING);
      if (state.status === 'finished') return refuse(HEALTH_EXPORT_IMPORTED);
      return [{ type: 'HealthImportStarted', data }];
    }
    const { patientId, importId } = data;
    if (state.status === 'none' || state.patientId !== patientId) return refuse(HEALTH_IMPORT_NOT_FOUND);
    const { status } = state;
    if (type === 'CancelHealthImport') {
      if (status === 'cancelled') return [];
      return status === 'running'
        ? [{ type: 'HealthImportCancelled', data: { patientId, importId } }]
        : refuse(HEALTH_IMPORT_OVER);
    }
    if (type === 'RemoveHealthImport') {
      if (status === 'removed') return [];
      return status === 'running'
        ? refuse(HEALTH_IMPORT_NOT_OVER)
        : [{ type: 'HealthImportRemoved', data: { patientId, importId } }];
    }
    // A job of an earlier start has nothing more to do.
    if (status === 'cancelled' || state.file !== data.file) return refuse(HEALTH_IMPORT_CANCELLED);
    if (status !== 'running') return refuse(HEALTH_IMPORT_OVER);
    return reported(data.outcome, { patientId, importId });
  },
};

const ended = (state: HealthImportState, status: 'finished' | 'failed' | 'cancelled' | 'removed'): HealthImportState =>
  state.status === 'none' ? state : { ...state, status };

function reported(outcome: Outcome, of: { patientId: string; importId: string }): HealthImportEvent[] {
  switch (outcome.type) {
    case 'goesOn':
      return [];
    case 'finished': {
      const { type: _, ...result } = outcome;
      return [{ type: 'HealthImportFinished', data: { ...of, ...result } }];
    }
    case 'failed':
      return [{ type: 'HealthImportFailed', data: { ...of, reason: outcome.reason } }];
  }
}
