import type { ImportFailure } from '@anamnesis/contracts/health-imports/constants';

/** An export says by itself that it cannot be imported: reading it again would end in the same way. */
export class ExportUnreadable extends Error {
  override readonly name = 'ExportUnreadable';
  constructor(
    readonly reason: Exclude<ImportFailure, 'interrupted'>,
    options?: ErrorOptions,
  ) {
    super(`The export cannot be read: ${reason}`, options);
  }
}
