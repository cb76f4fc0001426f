import type { Operation } from './operation.js';
import { systemEvent } from './proposed-event.js';
import { METADATA_TYPE, metastreamOf } from './stream-metadata.js';

const SCAVENGES = metastreamOf('$scavenges');
const HISTORY = { $maxAge: 30 * 86_400, $acl: { $r: '$ops' } };

/** What EventStoreDB writes into a new log of itself: for how many seconds it keeps its history of scavenges, and who may read it. */
export const beginning = (): Operation => ({
  kind: 'append',
  stream: SCAVENGES,
  expected: 'no_stream',
  events: [systemEvent(SCAVENGES, METADATA_TYPE, Buffer.from(JSON.stringify(HISTORY)))],
});
