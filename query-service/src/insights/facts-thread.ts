import { serveThread } from '@anamnesis/platform/apart/serve-thread';
import { workOn } from './report-deeds.js';

/* A thread that computes the facts of reports with short documents, one after the other. */
serveThread(workOn);
