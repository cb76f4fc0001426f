import { readConfig } from '@anamnesis/platform/config/config';
import { environment } from '../environment.js';
import { operateVerification } from './operate-verification.js';

/** `node projectors/dist/operating/verify-log-main.js`: verifies the log of a cluster. */
await operateVerification(() => readConfig(environment, process.env));
