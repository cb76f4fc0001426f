import { buffer } from 'node:stream/consumers';
import { THUMBNAIL_EDGE } from '@anamnesis/contracts/uploads/constants';
import { thumbnailJob } from '@anamnesis/contracts/uploads/jobs';
import { OverLimit } from '@anamnesis/platform/apart/apart-ended';
import type { FileStore } from '@anamnesis/platform/files/file-store';
import { keepBeside } from '@anamnesis/platform/files/keep-beside';
import { thumbnailApart } from '@anamnesis/platform/files/pictures-apart';
import { Later, Retry, Skip } from '@anamnesis/platform/queue/outcomes';
import { runner, type JobRunner } from '@anamnesis/platform/queue/worker';

/** A thumbnail: stored under the name of its document with THUMBNAIL_EDGE as its edge. */
export interface MadeThumbnail {
  readonly subject: string;
  readonly file: string;
  readonly about: string;
  /** Bytes. */
  readonly size: number;
}

/** Milliseconds before another process takes over what one that stops was drawing: longer than this one still takes jobs. */
const AFTER_STOP = 1_000;
/** Milliseconds before it is tried again on a machine that was too busy. */
const AFTER_BUSY = 10 * 60_000;

interface Ports {
  readonly files: Pick<FileStore, 'open' | 'receive'>;
  /** Is told of each thumbnail once it is stored; a rejection retries the job. `commandId` is the same for each attempt. */
  readonly made: (thumbnail: MadeThumbnail, commandId: string) => Promise<void>;
  readonly draw?: typeof thumbnailApart;
}

/** Makes thumbnails of documents, one at a time. A document that cannot be drawn has none, and is not tried again; one for which the machine was too busy is. */
export const makeThumbnail = ({ files, made, draw = thumbnailApart }: Ports): JobRunner =>
  runner({
    job: thumbnailJob,
    watched: true,
    async run({ subject, file, about }, { id, blockedBefore, stopping }) {
      if (blockedBefore) throw new Skip('drawing the document has blocked its process');
      const document = await files.open({ subject, id: file });
      if (!document) throw new Skip('the document is gone');
      const content = await buffer(document.read());
      const thumbnail = await draw(content, document.mediaType, stopping).catch((error: unknown) => {
        if (stopping.aborted) throw new Later(new Date(Date.now() + AFTER_STOP));
        throw error instanceof OverLimit ? new Retry('the machine is too busy', AFTER_BUSY) : error;
      });
      if (!thumbnail) throw new Skip('the document cannot be drawn');
      const name = { subject, id: file, edge: THUMBNAIL_EDGE };
      await keepBeside(files, name, { bytes: thumbnail, mediaType: 'image/webp' });
      await made({ subject, file, about, size: thumbnail.length }, id);
    },
  });
