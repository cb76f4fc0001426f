// `npm run check`: the types first, since linting reads the declarations that they produce; then all other checks, in two lanes for two cores.
import { runLanes } from './lanes.mjs';

/** Linting takes longest, so each lane lints about half of the sources. */
const LANES = [
  [['check:lint', 'frontend'], ['check:rooms'], ['check:unused']],
  [['check:lint', '--ignore-pattern', 'frontend/'], ['check:format']],
];

const passed = (await runLanes([[['check:types']]])) && (await runLanes(LANES));
if (!passed) process.exitCode = 1;
