import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { loadDataType, validateResource } from '@medplum/core';

export type Resource = Parameters<typeof validateResource>[0];
type StructureDefinition = Parameters<typeof loadDataType>[0];

const packed = readFileSync(new URL('../fixtures/definitions.json.gz', import.meta.url));
// References to profiles name no version, as validators look them up without.
const text = gunzipSync(packed)
  .toString('utf8')
  .replace(/\|(?:4\.0\.1|2\.0\.0)"/g, '"');
const definitions = JSON.parse(text) as StructureDefinition[];

/** Definitions of FHIR R4: all data types, and the resources of a patient summary. */
export const baseDefinitions = definitions.filter(({ url }) =>
  url.startsWith('http://hl7.org/fhir/StructureDefinition/'),
);

/** A published profile of the International Patient Summary. */
export function ipsProfile(name: string): StructureDefinition {
  const profile = definitions.find(({ url }) => url.endsWith(`/ips/StructureDefinition/${name}-uv-ips`));
  if (!profile) throw new Error(`The fixtures contain no profile ${name}`);
  return profile;
}

/** A profile without the slices of an element, which a validator cannot judge. */
export function withoutSlices(profile: StructureDefinition, path: string): StructureDefinition {
  const element = (profile.snapshot?.element ?? [])
    .filter(({ id }) => !id?.startsWith(`${path}:`))
    .map(({ slicing, ...each }) => (each.id === path || !slicing ? each : { ...each, slicing }));
  return { ...profile, snapshot: { ...profile.snapshot, element } };
}
