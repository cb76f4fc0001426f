import Sequencer from '@jest/test-sequencer';

/** Suites that take longest, the longest first: begun last, one of them would run on alone while the other cores wait. */
const LONGEST = [
  'e2e/src/pages/every-page',
  'e2e/src/assistant/assistant',
  'e2e/src/replay/replay',
  'e2e/src/pages/offline',
  'e2e/src/insights/insights',
  'e2e/src/attack/attack',
  'e2e/src/sessions/meeting',
  'e2e/src/faults/backup',
  'e2e/src/faults/demo',
  'e2e/src/faults/restart',
  'e2e/src/desk/doctors-day',
  'e2e/src/faults/refused-start',
  'e2e/src/faults/signals',
  'e2e/src/community/chat',
  'embedded/src/product/odd-text',
  'embedded/src/product/many-doctors',
  'platform/src/bus/kafka-bus',
  'embedded/src/product/access',
  'platform/src/reading/read-document',
  'embedded/src/product/insights',
  'embedded/src/product/erasure',
  'embedded/src/product/evidence',
  // Measures memory: takes one second in a new process, and fifteen in one that other suites have filled.
  'platform/src/deciding/stream-memory',
  'platform/src/signatures/cms-signature',
  'frontend/src/appointments/doctor-appointments',
];

/** Without the times of an earlier run Jest begins with the largest files, which says little about these suites. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const place = ({ path }) => {
      const index = LONGEST.findIndex((each) => path.includes(`/${each}.`));
      return index < 0 ? LONGEST.length : index;
    };
    return super.sort(tests).toSorted((one, other) => place(one) - place(other));
  }
}
