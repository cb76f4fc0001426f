import { cancelHealthImport } from '@anamnesis/contracts/health-imports/addresses';
import type { HealthImport } from '@anamnesis/contracts/health-imports/routes';
import { sentenceOf } from '../api/api-error';
import { useCommand } from '../api/api-queries';
import { useMessages } from '../language/messages';
import { Button } from '../look/button';
import { Problem } from '../look/problem';
import { ImportProgress } from './import-progress';
import { importMessages } from './messages';

/** An import that a job works on. It goes on without this page. */
export function RunningImport({ running, share }: { running: HealthImport; share: number | null }) {
  const m = useMessages(importMessages);
  const { mutate, isPending, error } = useCommand(cancelHealthImport);
  return (
    <>
      <ImportProgress label={m.reading({ file: running.fileName })} share={share}>
        <Button look="outlined" disabled={isPending} onClick={() => mutate({ params: { importId: running.id } })}>
          {m.cancel}
        </Button>
      </ImportProgress>
      <p className="note">{m.goesOn}</p>
      {error && !isPending && <Problem title={m.cancelFailed} text={sentenceOf(error, '')} />}
    </>
  );
}
