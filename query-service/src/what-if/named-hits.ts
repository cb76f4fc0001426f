import type { WhatIfHit } from '@anamnesis/contracts/what-if/routes';
import type { Ports } from '../ports.js';
import { namesOf } from '../replay/names-of.js';
import type { Hit } from './run.js';

/** The hits of a run with the names of patients and doctors; empty where there is none. */
export async function namedHits(ports: Pick<Ports, 'pool'>, hits: readonly Hit[]): Promise<WhatIfHit[]> {
  const ids = hits.flatMap(({ patientId, doctorId }) => [patientId, ...(doctorId === null ? [] : [doctorId])]);
  const names = await namesOf(ports, ids);
  const person = (id: string) => ({ id, name: names.get(id) ?? '' });
  return hits.map(({ patientId, doctorId, ...hit }) => ({
    ...{ ...hit, patient: person(patientId), doctor: doctorId === null ? null : person(doctorId) },
  }));
}
