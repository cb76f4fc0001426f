import { type Evidence, writeEvidence } from './write-evidence.js';

/* A process that writes one PDF of evidence: thousands of events take seconds of computing, in which a service would answer nobody. */
process.once('message', (evidence: Evidence) => {
  writeEvidence(evidence).then(
    (bytes) => process.send?.(bytes),
    (error: unknown) => {
      process.stderr.write(`Evidence could not be written: ${String(error)}\n`);
      process.exit(1);
    },
  );
});
