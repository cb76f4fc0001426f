import { readConfig } from '@anamnesis/platform/config/config';
import { runCommand } from '@anamnesis/platform/process/run-command';
import { appointedSentence, appointDirectly, readAppointee } from './accounts/appoint-directly.js';
import { environment } from './environment.js';

/** `node command-service/dist/appoint-main.js operator --email … --name …`: appoints a person, with the settings of the service. */
const log = environment.pick({ EVENTSTORE_URL: true, DATABASE_URL: true, MASTER_KEY: true });

await runCommand('appointing', async (own) => {
  const person = readAppointee(process.argv.slice(2));
  const password = await appointDirectly(readConfig(log, process.env), person, own);
  process.stdout.write(appointedSentence(person, password));
  return true;
});
