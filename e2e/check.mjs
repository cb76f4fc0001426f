// `npm run check`: all checks, in two lanes for two cores.
import { runLanes } from './lanes.mjs';

const LANES = [
  [['check:types'], ['check:unused']],
  [['check:lint'], ['check:rooms'], ['check:format']],
];

if (!(await runLanes(LANES))) process.exitCode = 1;
