import { writeFileSync } from 'node:fs';
import { styleModules, typesFile, typesOf } from './module-types';

for (const module of styleModules()) writeFileSync(typesFile(module), typesOf(module));
