// `node embedded/run.mjs embedded/operate.mjs <room>/<module> [arguments]`: runs a built module. Builds only where nothing was built, or not to the end: a product
// that runs loads its files as it needs them.
import { existsSync } from 'node:fs';
import { prepare } from './prepare.mjs';
import { unfinishedStep } from './preparing.mjs';

const [module] = process.argv.splice(2, 1);
const file = new URL(`../${module.replace('/', '/dist/')}.js`, import.meta.url);
if (!existsSync(file) || unfinishedStep()) await prepare('running', ['services']);
process.setSourceMapsEnabled(true);
await import(file);
