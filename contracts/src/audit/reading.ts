import type { EventOf } from '../language/event.js';
import type { Grant } from '../language/policy.js';
import type { Actor } from '../language/role.js';
import { RecordRead } from './events.js';

/**
 * A reading under the grant of a policy, as it is recorded; null for a person's own data, whose reading is not. Whoever reads by a share
 * link does so as its visitor, also when signed in.
 */
export function readingUnder(
  { subject, ground }: Grant,
  actor: Actor | null,
  what: { readonly kind: string; readonly id: string },
): EventOf<typeof RecordRead>['data'] | null {
  if (ground.purpose === 'own') return null;
  const reader = 'linkId' in ground ? { id: ground.linkId, role: 'visitor' } : actor;
  return RecordRead.schema.parse({ patientId: subject, reader, what, ground });
}
