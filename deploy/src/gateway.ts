import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { routes } from '@anamnesis/contracts/routes';
import { composeNetwork, nginxConfiguration } from './gateway/nginx.js';

await writeFile(resolve(import.meta.dirname, '../gateway/nginx.conf'), nginxConfiguration(routes, composeNetwork));
