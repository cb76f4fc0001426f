// `npm run attack`: installs and builds if necessary, then attacks the product.
import { prepare } from '../embedded/prepare.mjs';

await prepare('everything');
process.setSourceMapsEnabled(true);
await import('./dist/attack/main.js');
