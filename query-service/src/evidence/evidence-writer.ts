import { serveApart } from '@anamnesis/platform/apart/serve-apart';
import { type Evidence, writeEvidence } from './write-evidence.js';

/* A process that writes one PDF of evidence: thousands of events take seconds of computing, in which a service would answer nobody. */
serveApart<Evidence, Uint8Array>({
  // MAX_EVIDENCE_EVENTS take a third of it.
  mostMemory: 512 * 1024 ** 2,
  reasonOf: () => null,
  work: writeEvidence,
});
