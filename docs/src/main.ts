import { writeFile } from 'node:fs/promises';
import { pages } from './pages.js';

for (const [name, text] of Object.entries(pages)) {
  await writeFile(new URL(`../${name}`, import.meta.url), text());
}
