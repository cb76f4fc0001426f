import {
  type FailureReason,
  PASSING_FAILURES,
  READER,
  READING_GIVEN_UP_AFTER,
} from '@anamnesis/contracts/reading/constants';
import { READING_NOT_FOUND } from '@anamnesis/contracts/reading/errors';
import { type ReadingEvent, readingEvents } from '@anamnesis/contracts/reading/events';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { DecisionContext, Decider } from '@anamnesis/platform/deciding/decider';
import { evolveOn } from '../evolve-on.js';

type DataOf<Type extends ReadingEvent['type']> = Extract<ReadingEvent, { type: Type }>['data'];
type About = DataOf<'DocumentReadingStarted'>;

/** How far the reading of a document is. `reader` is the version of the engine and rules that ended it. */
export type DocumentReadingState =
  | { readonly status: 'none' }
  | {
      readonly status: 'requested' | 'started';
      readonly about: About;
      readonly requestedAt: string;
      /** Whether nobody waits for it. */
      readonly onArrival: boolean;
    }
  | { readonly status: 'extracted'; readonly about: About; readonly reader: string; readonly pages: number }
  | { readonly status: 'failed'; readonly about: About; readonly reader: string; readonly reason: FailureReason };

/** What a job reports of the reading. */
type Outcome =
  | { type: 'started' }
  | ({ type: 'extracted' } & Omit<DataOf<'DocumentTextExtracted'>, keyof About>)
  | ({ type: 'failed' } & Omit<DataOf<'DocumentReadingFailed'>, keyof About>);

export type ReadingCommand =
  | { type: 'RequestReading'; data: About & { file: string; onArrival?: true } }
  | { type: 'ReportReading'; data: { patientId: string; outcome: Outcome } };

/** The stream of the reading of one document. */
export const documentReadingStream = (documentId: string) => `documentReading-${documentId}`;

/** The rules of the reading of a document: it is read once by each version of the reader, and again after a failure that says nothing about it. */
export const documentReadingDecider: Decider<DocumentReadingState, ReadingCommand, ReadingEvent, DecisionContext> = {
  opens: [],
  initialState: { status: 'none' },

  evolve: evolveOn(readingEvents, (state: DocumentReadingState, { type, data }): DocumentReadingState => {
    const { patientId, documentId, entryId } = data;
    const about = { patientId, documentId, entryId };
    switch (type) {
      case 'DocumentReadingRequested':
        return { status: 'requested', about, requestedAt: data.requestedAt, onArrival: data.onArrival ?? false };
      case 'DocumentReadingStarted':
        return state.status === 'requested' ? { ...state, status: 'started' } : state;
      case 'DocumentTextExtracted':
        return { status: 'extracted', about, reader: data.reader, pages: data.pages };
      case 'DocumentReadingFailed':
        return { status: 'failed', about, reader: data.reader, reason: data.reason };
    }
  }),

  decide: (state, command, { now }) => {
    switch (command.type) {
      case 'RequestReading':
        return (command.data.onArrival ? state.status === 'none' : isToBeRead(state, now))
          ? [{ type: 'DocumentReadingRequested', data: { ...command.data, requestedAt: now.toISOString() } }]
          : [];
      case 'ReportReading': {
        const { patientId, outcome } = command.data;
        if (state.status === 'none' || state.about.patientId !== patientId) return refuse(READING_NOT_FOUND);
        return reported(state, outcome);
      }
    }
  },
};

/**
 * Whether a patient's request needs a job: not while one runs, nor when the outcome would be the same. A job for which nobody waits comes after all others, also once it has started and
 * waits to be recognised: whoever asks meanwhile gets a job of their own.
 */
export function isToBeRead(state: DocumentReadingState, now: Date): boolean {
  switch (state.status) {
    case 'none':
      return true;
    case 'requested':
    case 'started':
      return state.onArrival || now.getTime() - Date.parse(state.requestedAt) > READING_GIVEN_UP_AFTER;
    case 'extracted':
      return state.reader !== READER;
    case 'failed':
      return state.reader !== READER || PASSING_FAILURES.includes(state.reason);
  }
}

/** An outcome counts once. A success counts after a failure too: the next attempt of a job whose last one was reported. */
function reported(state: Exclude<DocumentReadingState, { status: 'none' }>, outcome: Outcome): ReadingEvent[] {
  const { about } = state;
  const isRunning = state.status === 'requested' || state.status === 'started';
  switch (outcome.type) {
    case 'started':
      return state.status === 'requested' ? [{ type: 'DocumentReadingStarted', data: about }] : [];
    case 'extracted': {
      if (state.status === 'extracted' && state.reader === outcome.reader) return [];
      const { type: _, ...found } = outcome;
      return [{ type: 'DocumentTextExtracted', data: { ...about, ...found } }];
    }
    case 'failed': {
      const { reason, reader } = outcome;
      return isRunning ? [{ type: 'DocumentReadingFailed', data: { ...about, reason, reader } }] : [];
    }
  }
}

/** Whether no job works on the document. */
export const hasEnded = ({ status }: DocumentReadingState): boolean => status === 'extracted' || status === 'failed';
