/** SQL: entries as `e`, with the doctors who wrote them as `d`. */
export const ENTRIES_WITH_AUTHORS = `read.record_entries e
  left join read.doctors d on e.author_role = 'doctor' and d.doctor_id = e.author_id`;

/** SQL: the author's name of such an entry: of a doctor from the directory, otherwise as the patient typed it. */
export const AUTHOR_NAME = 'coalesce(d.full_name, e.doctor_name)';
