import { serveReading } from './serve-reading.js';

/* A process that reads the pages of one document. */
serveReading(() => null);
