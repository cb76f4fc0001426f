import type { Operation } from './operation.js';
import { systemEvent } from './proposed-event.js';
import { METADATA_TYPE, metastreamOf } from './stream-metadata.js';

const SCAVENGES = metastreamOf('$scavenges');
const HISTORY = { $maxAge: 30 * 86_400, $acl: { $r: '$ops' } };

/** The first event of every EventStoreDB log: the retention (seconds) and access list of its scavenge history. */
export const beginning = (): Operation => ({
  kind: 'append',
  stream: SCAVENGES,
  expected: 'no_stream',
  events: [systemEvent(SCAVENGES, METADATA_TYPE, Buffer.from(JSON.stringify(HISTORY)))],
});
