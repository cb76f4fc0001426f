// `npm run attack`: brings a clone up to where it can run, then attacks the product.
import { prepare } from '../embedded/prepare.mjs';

await prepare();
process.setSourceMapsEnabled(true);
await import('./dist/attack/main.js');
