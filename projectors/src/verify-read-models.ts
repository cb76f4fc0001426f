import type { Finding } from '@anamnesis/contracts/integrity/findings';
import type { Logger } from '@anamnesis/platform/logging/logger';
import { createFeed } from '@anamnesis/platform/projection/feed';
import { type Difference, verify } from '@anamnesis/platform/projection/verify';
import type { ReadModel } from '@anamnesis/platform/read-model/read-model';

const kindOf = { missing: 'rowMissing', unfounded: 'rowUnfounded', different: 'rowDifferent' } as const;

/** Compares every read model with a fresh fold of the log; a failed comparison does not prevent the others. */
export async function verifyReadModels(
  models: readonly ReadModel[],
  dependencies: Parameters<typeof createFeed>[0] & { logger: Logger },
  signal: AbortSignal,
): Promise<{ checked: number; findings: readonly Finding[] }> {
  const findings: Finding[] = [];
  const past = createFeed(dependencies, ({ model: { name } }, { event: { type, position, streamId, id } }) => {
    const event = { type, position: String(position), streamId, eventId: id };
    findings.push({ kind: 'notFolded', readModel: name, ...event });
  });
  for (const model of models) {
    const { name: readModel } = model;
    try {
      const differences = await verify(model, { ...dependencies, past }, signal);
      if (differences === null) findings.push({ kind: 'notBuilt', readModel });
      else findings.push(...differences.map((difference) => findingOf(readModel, difference)));
    } catch (error) {
      signal.throwIfAborted();
      dependencies.logger.error({ err: error, readModel }, 'A read model could not be compared with the log');
      findings.push({ kind: 'notCompared', readModel });
    }
  }
  return { checked: models.length, findings };
}

const findingOf = (readModel: string, { table, key, kind }: Difference): Finding => ({
  ...{ kind: kindOf[kind], readModel, row: `${table} ${key}` },
});
