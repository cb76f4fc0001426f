import {
  listAllergies,
  listDiagnoses,
  listPrescriptions,
  listTestReports,
} from '@anamnesis/contracts/records/addresses';
import { useApiQuery } from '../api/api-queries';

/** The URIs of the entries that the signed-in patient's record has, also of retracted ones; null while they load. */
export function useKnownEntries(): ReadonlySet<string> | null {
  const lists = [
    useApiQuery(listTestReports).data,
    useApiQuery(listPrescriptions).data,
    useApiQuery(listDiagnoses).data,
    useApiQuery(listAllergies).data?.allergies,
  ];
  if (lists.includes(undefined)) return null;
  return new Set(
    lists.flatMap((list = []) =>
      list.flatMap(({ id, origin }) => [`urn:uuid:${id}`, ...(origin ? [origin.resource] : [])]),
    ),
  );
}
