// `npm run check`: all checks, in two lanes for two cores. The longest come first; none needs another's result.
import { prepare } from '../embedded/prepare.mjs';
import { runLanes } from './lanes.mjs';

const LANES = [
  [['check:lint'], ['check:types']],
  [['check:format'], ['check:rooms'], ['check:unused']],
];

await prepare('everything', []);
if (!(await runLanes(LANES))) process.exitCode = 1;
