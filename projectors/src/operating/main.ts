import { readConfig } from '@anamnesis/platform/config/config';
import { environment } from '../environment.js';
import { operateProjections } from './operate-projections.js';

/** `node projectors/dist/operating/main.js verify` and so on: operator commands for the projections of a cluster. */
await operateProjections(() => readConfig(environment, process.env));
