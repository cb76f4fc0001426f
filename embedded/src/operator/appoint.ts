import { appointedSentence, readAppointee } from '@anamnesis/command-service/app';
import { readConfig } from '@anamnesis/platform/config/config';
import { settings } from '../launcher/settings.js';
import { appointIn } from './installation.js';

/** `npm run auditor:create -- --email … --name …`, or `operator:create`: appoints in the running installation and tells the password. */
const person = readAppointee(process.argv.slice(2));
const password = await appointIn(readConfig(settings, process.env), person);
process.stdout.write(appointedSentence(person, password));
