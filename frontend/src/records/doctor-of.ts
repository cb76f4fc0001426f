import { doctorKey } from '@anamnesis/contracts/accounts/doctor-name';
import type { RecordTexts } from './messages';
import type { ShownEntry } from './shown-entry';

/**
 * The doctor whom an entry names, with one title, however it was typed. Without a title an imported entry may name somebody
 * else, such as a hospital. Empty without a name.
 */
export function doctorOf(m: RecordTexts, { doctorName, origin }: Pick<ShownEntry, 'doctorName' | 'origin'>): string {
  const name = doctorKey(doctorName);
  const isAsWritten = name === '' || (origin !== null && name === doctorName);
  return isAsWritten ? name : m.doctor({ name });
}

/** The doctors whom entries name, each once: by what the name is compared, and as it is shown. */
export function doctorsOf(m: RecordTexts, entries: readonly ShownEntry[]): { value: string; label: string }[] {
  const labels = new Map<string, string>();
  for (const entry of entries) {
    const [value, label] = [doctorKey(entry.doctorName), doctorOf(m, entry)];
    if (value !== '' && (label !== value || !labels.has(value))) labels.set(value, label);
  }
  return [...labels].map(([value, label]) => ({ value, label })).sort((a, b) => a.value.localeCompare(b.value));
}
