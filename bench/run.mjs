// `npm run bench`: installs and builds what the benchmarks need, and runs them.
import { prepare } from '../embedded/prepare.mjs';

await prepare('everything');
await import('./dist/main.js');
