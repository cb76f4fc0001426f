import { Refusal } from '@anamnesis/contracts/language/refusal';
import { serveApart } from '../apart/serve-apart.js';
import type { Drawn, PictureTask } from './picture-task.js';
import { checkPicture, redrawDocument, redrawPortrait } from './picture.js';
import { thumbnailOf } from './thumbnail.js';

/* A process that draws one picture anew: its decoders are native code, whose memory nothing else limits. */

/** The largest picture that is decoded takes a sixth of it, twice when it is turned. */
const MOST_MEMORY = 1024 ** 3;

async function drawn(content: Buffer, task: PictureTask): Promise<Drawn> {
  if (task.as === 'thumbnail') {
    const thumbnail = await thumbnailOf(content, task.mediaType);
    return thumbnail ? [thumbnail] : [];
  }
  await checkPicture(content, task.as);
  return task.as === 'portrait' ? await redrawPortrait(content, task.edges) : [await redrawDocument(content)];
}

serveApart<PictureTask, Drawn>({
  mostMemory: MOST_MEMORY,
  reasonOf: (error) => (error instanceof Refusal ? error.code : null),
  work: (task) => drawn(Buffer.from(task.content), task),
});
