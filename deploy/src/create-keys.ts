import { createKeys } from './keys.js';

/** `npm run --silent keys:create`: prints the keys of a cluster in .env format; those set in the environment are kept. */
for (const [name, value] of Object.entries(await createKeys(process.env))) process.stdout.write(`${name}=${value}\n`);
