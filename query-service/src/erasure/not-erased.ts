/** SQL: whether the patient of a row was not erased. The name of an erased one is a placeholder. */
export const isNotErased = (row: string): string =>
  `not exists (select from read.erased_patients e where e.patient_id = ${row}.patient_id)`;
