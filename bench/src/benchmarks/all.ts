import type { Benchmark } from '../benchmark.js';
import { append } from './append.js';
import { assistant } from './assistant.js';
import { command } from './command.js';
import { hostile } from './hostile.js';
import { imports } from './imports.js';
import { lag } from './lag.js';
import { lighthouse } from './lighthouse.js';
import { load } from './load.js';
import { memory } from './memory.js';
import { ocr } from './ocr.js';
import { push } from './push.js';
import { query } from './query.js';
import { rebuild } from './rebuild.js';
import { reports } from './reports.js';
import { replay } from './replay.js';
import { start } from './start.js';

/** The benchmarks of single services on backends of their own. */
export const serviceBenchmarks: readonly Benchmark[] = [
  append,
  load,
  command,
  query,
  rebuild,
  replay,
  lag,
  push,
  start,
  imports,
];

/** Every benchmark of the command line; the tests run them at the smallest size. */
export const benchmarks: readonly Benchmark[] = [
  ...serviceBenchmarks,
  hostile,
  ocr,
  lighthouse,
  assistant,
  reports,
  memory,
];
