import { LISTED_IMPORTS } from '@anamnesis/contracts/health-imports/constants';
import { type HealthImport, listHealthImports } from '@anamnesis/contracts/health-imports/routes';
import { answer, type RouteHandler } from '@anamnesis/platform/http/answer';
import { type HealthImportRow, healthImports } from '@anamnesis/read-models/health-imports/health-imports';
import type { Ports } from '../ports.js';

/** Handler of the list of a patient's imports. */
export const healthImportHandlers = ({ pool }: Ports): RouteHandler[] => [
  answer(
    listHealthImports,
    async ({ actor }) => {
      const { rows } = await pool.query<HealthImportRow>(
        'select * from read.health_imports where patient_id = $1 order by position desc limit $2',
        [actor.id, LISTED_IMPORTS],
      );
      return { body: { imports: rows.map(shown) } };
    },
    { reads: [healthImports] },
  ),
];

const shown = ({
  import_id: id,
  file_name: fileName,
  started_at: startedAt,
  ...row
}: HealthImportRow): HealthImport => ({
  ...{ id, fileName, size: row.size, startedAt, status: row.status, result: row.result, reason: row.reason },
});
