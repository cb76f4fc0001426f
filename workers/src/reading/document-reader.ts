import { serveReading } from '@anamnesis/platform/reading/serve-reading';
import { understood } from './understood.js';

/* A process that reads one document, and what it says. */
serveReading(understood);
