import { buffer } from 'node:stream/consumers';
import { THUMBNAIL_EDGE } from '@anamnesis/contracts/uploads/constants';
import { thumbnailJob } from '@anamnesis/contracts/uploads/jobs';
import type { FileStore } from '@anamnesis/platform/files/file-store';
import { keepBeside } from '@anamnesis/platform/files/keep-beside';
import { thumbnailApart } from '@anamnesis/platform/files/pictures-apart';
import { Skip } from '@anamnesis/platform/queue/outcomes';
import { runner, type JobRunner } from '@anamnesis/platform/queue/worker';

/** A thumbnail: stored under the name of its document with THUMBNAIL_EDGE as its edge. */
export interface MadeThumbnail {
  readonly subject: string;
  readonly file: string;
  readonly about: string;
  /** Bytes. */
  readonly size: number;
}

interface Ports {
  readonly files: Pick<FileStore, 'open' | 'receive'>;
  /** Is told of each thumbnail once it is stored; a rejection retries the job. `commandId` is the same for each attempt. */
  readonly made: (thumbnail: MadeThumbnail, commandId: string) => Promise<void>;
}

/** Makes thumbnails of documents, one at a time. A document that cannot be drawn has none, and is not tried again. */
export const makeThumbnail = ({ files, made }: Ports): JobRunner =>
  runner({
    job: thumbnailJob,
    watched: true,
    async run({ subject, file, about }, { id, blockedBefore }) {
      if (blockedBefore) throw new Skip('drawing the document has blocked its process');
      const document = await files.open({ subject, id: file });
      if (!document) throw new Skip('the document is gone');
      const thumbnail = await thumbnailApart(await buffer(document.read()), document.mediaType);
      if (!thumbnail) throw new Skip('the document cannot be drawn');
      const name = { subject, id: file, edge: THUMBNAIL_EDGE };
      await keepBeside(files, name, { bytes: thumbnail, mediaType: 'image/webp' });
      await made({ subject, file, about, size: thumbnail.length }, id);
    },
  });
