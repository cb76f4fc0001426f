import { appointedSentence, readAppointee } from '@anamnesis/command-service/app';
import { readConfig } from '@anamnesis/platform/config/config';
import { runCommand } from '@anamnesis/platform/process/run-command';
import { settings } from '../launcher/settings.js';
import { appointIn } from './installation.js';

/** `npm run auditor:create -- --email … --name …`, or `operator:create`: appoints in the running installation and prints the password. */
await runCommand('appointing', async (own) => {
  const person = readAppointee(process.argv.slice(2));
  const password = await appointIn(readConfig(settings, process.env), person, own);
  process.stdout.write(appointedSentence(person, password));
  return true;
});
