/** Who looks at an entry. `treats`: a doctor with a current appointment with the patient. */
export interface EntryReader {
  readonly id: string;
  readonly role: 'patient' | 'doctor';
  readonly treats: boolean;
}

/** What decides about the actions on an entry, as replies have it. `isTaken` is of a medicine. */
export interface ActedOn {
  readonly author: { readonly id: string };
  readonly retracted: object | null;
  readonly isTaken?: boolean;
}

/** Which actions on an entry of a record the policy allows its reader, so that a screen offers no other. */
export function entryActions(
  { id, role, treats }: EntryReader,
  { author, retracted, isTaken = false }: ActedOn,
): { stop: boolean; retract: boolean } {
  if (retracted !== null) return { stop: false, retract: false };
  // Authors correct their errors also after the treatment; a medicine is stopped by those who may write in the record.
  return { stop: isTaken && (role === 'patient' || treats), retract: author.id === id };
}
