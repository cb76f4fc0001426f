/** A row of a read model. */
export type Row = Readonly<Record<string, unknown>>;

/** Whether a row counts: it is in force, was stopped, or was retracted. Undefined where this has no meaning. */
export type RowState = 'inForce' | 'stopped' | 'retracted';

/** The column that says whether a row counts; it is drawn from others. */
export const STATE = 'state';

/** The columns of each table that are shown first; the others are shown on demand. */
const main: Readonly<Record<string, readonly string[]>> = {
  record_entries: ['title', 'body', 'date', STATE],
  allergies: ['substance', 'reaction', 'written_at', STATE],
  appointments: ['date', 'time', 'doctor_id', 'payment', 'status'],
  session_notes: ['written_at', 'written_by', 'notes', STATE],
  session_reports: ['name', 'uploaded_at', 'opened_at'],
  medical_summaries: ['requested_at', 'state', 'opened_at'],
  patients: ['full_name', 'email', 'gender', 'age'],
  completed_activities: ['day', 'activity'],
  sign_in_days: ['day'],
  family_ties: ['inviter_id', 'member_id', 'scope', 'state'],
  share_links: ['recipient', 'scope', 'created_at', 'expires_at', 'revoked_at'],
  share_sessions: ['link_id', 'until'],
  record_readings: ['read_at', 'reader_id', 'kind', 'ground_purpose'],
  break_glass_uses: ['opened_at', 'doctor_id', 'reason', 'outcome'],
  credentials: ['email', 'email_confirmed', 'has_password', 'google'],
  doctors: ['full_name', 'specialization', 'consultation_fee', 'location', 'registration'],
  doctor_hours: ['slot_minutes', 'hours'],
  doctor_leaves: ['from_day', 'to_day', 'reason'],
  registrations: ['full_name', 'state', 'since', 'certificates'],
  registration_decisions: ['decided_at', 'decision', 'reason', 'operator_id'],
  operators: ['full_name'],
};
const MOST_COLUMNS = 5;

/** The column that stands as a note below the first one, while the main columns are shown. */
const noted: Readonly<Record<string, string>> = { record_entries: 'kind', appointments: 'consultation_type' };
export const notedColumn = (table: string): string | undefined => noted[table];

/** The order of the tables: the record first, the account last. */
const order = Object.keys(main);

/** Whether a row counts. */
export function stateOf(row: Row): RowState | undefined {
  if (!('retracted_at' in row)) return undefined;
  if (row.retracted_at !== null) return 'retracted';
  return 'stopped_on' in row && row.stopped_on !== null ? 'stopped' : 'inForce';
}

/** The columns of a section: the main ones and the others of its rows. */
export function columnsOf(table: string, rows: readonly Row[]): { main: readonly string[]; others: readonly string[] } {
  const existing = Object.keys(rows[0] ?? {});
  const first = main[table] ?? existing.slice(0, MOST_COLUMNS);
  const hasState = rows.some((row) => stateOf(row) !== undefined);
  const shown = first.filter((column) => existing.includes(column) || (column === STATE && hasState));
  return { main: shown, others: existing.filter((column) => !shown.includes(column)) };
}

interface Differing {
  readonly table: string;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

/** The sections of the record: those with a difference first, then in the order in which a record is read. */
export function inOrder<Section extends Differing>(sections: readonly Section[]): Section[] {
  const place = ({ table, added, changed, removed }: Section) =>
    (order.includes(table) ? order.indexOf(table) : order.length) + (added + changed + removed > 0 ? 0 : 1_000);
  return sections.toSorted((one, other) => place(one) - place(other));
}
