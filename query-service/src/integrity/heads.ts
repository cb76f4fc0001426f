import type { IntegrityHead, IntegrityWitness } from '@anamnesis/contracts/integrity/routes';
import type { Ports } from '../ports.js';

const PAGE = 50;

interface HeadRow extends Omit<IntegrityHead, 'size' | 'root' | 'cosignatures'> {
  size: bigint;
  root: Buffer;
  lines: { witness: string; line: string; confirmedAt: string }[];
}

/** Signed heads below a size, the newest first. Each note contains the cosignatures of the witnesses. */
export async function headsBefore(
  { pool }: Pick<Ports, 'pool'>,
  before: number | null,
  limit = PAGE,
): Promise<{ heads: IntegrityHead[]; next: number | null }> {
  const { rows } = await pool.query<HeadRow>(
    `${SELECT} where $1::bigint is null or h.size < $1 order by h.size desc limit $2`,
    [before, limit + 1],
  );
  const heads = rows.slice(0, limit).map(headOf);
  return { heads, next: rows.length > limit ? (heads.at(-1)?.size ?? null) : null };
}

/** The head of this size; null when none was signed. */
export async function headOfSize({ pool }: Pick<Ports, 'pool'>, size: number): Promise<IntegrityHead | null> {
  const { rows } = await pool.query<HeadRow>(`${SELECT} where h.size = $1`, [size]);
  return rows[0] ? headOf(rows[0]) : null;
}

const SELECT = `select h.size, h.root, h.position, h.signed_at as "signedAt", h.note, h.key,
    coalesce((select jsonb_agg(jsonb_build_object('witness', c.witness, 'line', c.line, 'confirmedAt', c.confirmed_at) order by c.witness)
      from integrity.cosignatures c where c.size = h.size), '[]') as lines
  from integrity.heads h`;

const headOf = ({ size, root, note, lines, ...head }: HeadRow): IntegrityHead => ({
  ...head,
  ...{ size: Number(size), root: root.toString('base64') },
  note: note + lines.map(({ line }) => `${line}\n`).join(''),
  cosignatures: lines.map(({ witness, confirmedAt }) => ({
    witness,
    confirmedAt: new Date(confirmedAt).toISOString(),
  })),
});

/** The witnesses with the last head that each has confirmed. */
export async function witnessesOf({ pool }: Pick<Ports, 'pool'>): Promise<IntegrityWitness[]> {
  const { rows } = await pool.query<Omit<IntegrityWitness, 'size'> & { size: bigint }>(
    `select name, url, size, confirmed_at as "confirmedAt", problem, problem_at as "problemAt" from integrity.witnesses order by name`,
  );
  return rows.map(({ size, ...witness }) => ({ ...witness, size: Number(size) }));
}
