import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { inspect } from 'node:util';
import { signOut } from '@anamnesis/contracts/accounts/routes';
import { patientAppointments } from '@anamnesis/contracts/appointments/query-routes';
import { bookOnce, createAccounts, signInAgain, signUpPatient } from './images/booking.js';
import { createCaller } from './images/call.js';
import { megabytesOf, surplusIn } from './images/contents.js';
import { builtServices, createDeployment, type Deployment, services } from './images/deployment.js';
import { docker, whyNoEngine } from './images/docker.js';
import { eventually } from './images/eventually.js';
import { wrongAnswers } from './images/pages.js';
import { imagesNamed, obtainImages } from './images/stand-ins.js';
import { replaceReplica } from './images/upgrade.js';
import { uploadAtOnce } from './images/uploads.js';

const root = resolve(import.meta.dirname, '../..');
const print = (sentence: string) =>
  void process.stdout.write(`${new Date().toISOString().slice(11, 19)} ${sentence}\n`);

/** `npm run check:images`: builds every image, runs the compose file, books through it, and removes everything again. */
async function checkImages(): Promise<void> {
  const files = ['deploy/Dockerfile', 'docker-compose.yml'].map((file) => readFile(resolve(root, file), 'utf8'));
  const [dockerfile = '', compose = ''] = await Promise.all(files);
  // The TURN relay is optional, and covered by a browser test.
  const images = imagesNamed(dockerfile, compose).filter((image) => !image.startsWith('coturn/'));
  const stoodIn = await obtainImages(images);
  print(stoodIn.images.length > 0 ? `Stand-ins for: ${stoodIn.images.join(', ')}` : 'All images are the original ones');
  const deployment = await createDeployment();
  try {
    await Promise.race([buildAndUse(deployment), interrupted()]);
  } finally {
    await deployment.down();
    await stoodIn.remove();
    print('All containers are removed; the images stay for the next build');
  }
}

async function buildAndUse(deployment: Deployment): Promise<void> {
  for (const service of builtServices) await deployment.build(service);
  print('Every image is built');
  await deployment.up();
  print('Everything is healthy');
  await checkContents(deployment);
  await checkProduct(deployment);
}

/** Rejects on a signal, so that everything that runs is removed then too. */
const interrupted = (): Promise<never> =>
  new Promise((_, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM'])
      process.once(signal, () => reject(new Error(`Interrupted by ${signal}`)));
  });

async function checkContents({ container }: Deployment): Promise<void> {
  for (const service of builtServices) {
    const image = await docker('inspect', '--format', '{{.Image}}', await container(service));
    refuseAny(service, await surplusIn(image));
    print(`${service}: ${await megabytesOf(image)} MB with its base, nothing superfluous in it`);
  }
}

async function checkProduct(deployment: Deployment): Promise<void> {
  refuseAny('The gateway', await wrongAnswers(deployment.address));
  print('The gateway serves the pages, the API and its documentation, and no internal routes');
  const accounts = await createAccounts(deployment.address, (...command) =>
    deployment.compose('exec', '-T', 'command-service', ...command),
  );
  print(`An operator was appointed and verified a doctor, who is booked for ${(await bookOnce(accounts)).startsAt}`);
  await receiveEmail(deployment, 'meera');
  await uploadAtOnce(deployment);
  print('Two simultaneous sign-ups of 99 MB succeeded');
  const query = () => accounts.patient.call(patientAppointments, {});
  const command = () => createCaller(deployment.address).call(signOut, {});
  for (const [service, call] of [
    ['query-service', query],
    ['command-service', command],
  ] as const)
    print(
      `${service} was replaced during ${await replaceReplica(deployment, service, call)} calls, none of which failed`,
    );
  for (const service of services) {
    await signInAgain(accounts);
    await deployment.crash(service);
    print(`${service} crashed and recovered; booked for ${(await bookOnce(accounts)).startsAt}`);
  }
  await signUpPatient(deployment.address, 'imran');
  await receiveEmail(deployment, 'imran');
}

/** Waits for an email, which has passed through log, bus, queue and worker. */
async function receiveEmail({ compose }: Deployment, username: string): Promise<void> {
  await eventually(`an email is sent to ${username}`, 90, async () => {
    const log = await compose('logs', 'mail');
    if (!log.includes(`email to ${username}@example.org`)) throw new Error('No email yet');
  });
  print(`The confirmation email to ${username} was sent`);
}

function refuseAny(who: string, findings: readonly string[]): void {
  if (findings.length > 0) throw new Error(`${who}: ${findings.join('; ')}`);
}

const why = await whyNoEngine();
if (why !== null) {
  // A failure, since nothing was checked.
  process.stderr.write(
    `No image was built and nothing was checked, because no Docker engine is available: ${why}\n` +
      'On Debian, as root: apt-get install docker.io docker-compose debootstrap, then start dockerd. DOCKER_HOST names another engine.\n',
  );
  process.exit(1);
}
await checkImages().catch((error: unknown) => {
  process.stderr.write(`${inspect(error)}\n`);
  // An interrupted step may still be waiting for something.
  process.exit(1);
});
