import { reportEntryThumbnail } from '@anamnesis/contracts/records/document-routes';
import { Stop } from '@anamnesis/platform/queue/outcomes';
import { type CommandClient, CommandRefused } from '../command-client.js';
import type { MadeThumbnail } from '../uploads/make-thumbnail.js';

/** Tells the record that a document has a thumbnail: readers then see its address. */
export const reportThumbnail =
  (commands: CommandClient) =>
  async ({ subject: patientId, about: entryId }: MadeThumbnail, commandId: string): Promise<void> => {
    try {
      await commands.send(reportEntryThumbnail, { params: { patientId, entryId } }, commandId);
    } catch (error) {
      if (error instanceof CommandRefused && error.status === 404) throw new Stop('there is no such entry');
      throw error;
    }
  };
