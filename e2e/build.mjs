// `npm run build`: the contracts, which all rooms read; then everything else, in two lanes for two cores.
import { readFileSync } from 'node:fs';
import { runLanes } from './lanes.mjs';

const { workspaces } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
/** The frontend takes as long as all other rooms together. */
const LANES = [
  [['check:types', 'frontend'], ['build:site']],
  [['check:types', ...workspaces.filter((room) => room !== 'frontend')]],
];

const passed = (await runLanes([[['check:types', 'contracts']]])) && (await runLanes(LANES));
if (!passed) process.exitCode = 1;
