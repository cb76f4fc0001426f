import { listPatients } from '@anamnesis/contracts/records/addresses';
import type { Patient } from '@anamnesis/contracts/records/query-routes';
import type { GetListParams } from 'react-admin';
import { call } from '../api/call';
import type { FeatureResource } from '../desk/resource';

const matches = ({ fullName, email }: Patient, words: readonly string[]) => {
  const text = `${fullName} ${email}`.toLowerCase();
  return words.every((word) => text.includes(word));
};

/** The doctor's patients, searched by name or email in the browser: they are few. */
export const patientsResource = {
  getList: async (_: string, { filter, signal }: GetListParams & { signal?: AbortSignal }) => {
    const { patients } = await call(listPatients, undefined, signal ? { signal } : {});
    const { q = '' } = (filter ?? {}) as { q?: string };
    const words = q.toLowerCase().split(/\s+/).filter(Boolean);
    const data = patients.filter((patient) => matches(patient, words));
    return { data, total: data.length };
  },
} as FeatureResource;
