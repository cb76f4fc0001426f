import { parseArgs } from 'node:util';
import { readConfig } from '@anamnesis/platform/config/config';
import { settings } from '../launcher/settings.js';
import { appointIn } from './installation.js';

/** `npm run auditor:create -- --email … --name …`, or `operator:create`: appoints in the running installation and tells the password. */
const { values, positionals } = parseArgs({
  options: { email: { type: 'string' }, name: { type: 'string' } },
  allowPositionals: true,
});
const [role] = positionals;
if (role !== 'auditor' && role !== 'operator') throw new Error('Who is appointed is an auditor or an operator.');
if (!values.email || !values.name)
  throw new Error(`Usage: npm run ${role}:create -- --email E-MAIL --name "FULL NAME"`);

const { email, name: fullName } = values;
const password = await appointIn(readConfig(settings, process.env), { role, email, fullName });
process.stdout.write(`${fullName} can sign in at /${role}-signin with ${email} and this password: ${password}\n`);
