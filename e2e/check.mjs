// `npm run check`: all checks, in two lanes for two cores. None needs another's result. The linter checks types too: it has them for its rules.
import { prepare } from '../embedded/prepare.mjs';
import { runLanes } from './lanes.mjs';

const LANES = [[['check:lint']], [['check:format'], ['check:rooms'], ['check:unused']]];

await prepare('everything', []);
if (!(await runLanes(LANES))) process.exitCode = 1;
