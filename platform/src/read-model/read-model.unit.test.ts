import { describe, expect, test } from '@jest/globals';
import { progressNote, readProgressNote } from '../projection/progress-note.js';
import { defineReadModel } from './read-model.js';

const named = (name: string) => defineReadModel({ name, version: 1, tables: [], handles: [], on: {} });

describe('the name of a read model', () => {
  test.each(['directory', 'doctor-directory', 'how-far-is-it'])('%s is valid in a progress notification', (name) => {
    const note = { name: named(name).name, version: 1, isIncomplete: true };
    expect(readProgressNote(progressNote(7n, [note]))).toEqual({ position: 7n, models: [note] });
  });

  test.each(['', 'top-10', 'Directory', 'doctor directory', 'doctor_directory', 'doctor:directory', '-', 'list-'])(
    '"%s" is refused: a notification could not contain it',
    (name) => {
      expect(() => named(name)).toThrow('the name of a read model has lower-case words');
    },
  );
});
