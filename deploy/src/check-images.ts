import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { inspect } from 'node:util';
import { signOut } from '@anamnesis/contracts/accounts/routes';
import { patientAppointments } from '@anamnesis/contracts/appointments/query-routes';
import { bookOnce, meetCouple, signInAgain, signUpPatient } from './images/booking.js';
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
const say = (sentence: string) => void process.stdout.write(`${new Date().toISOString().slice(11, 19)} ${sentence}\n`);

/** `npm run check:images`: builds every image, runs the compose file, books through it, and takes everything down again. */
async function checkImages(): Promise<void> {
  const files = ['deploy/Dockerfile', 'docker-compose.yml'].map((file) => readFile(resolve(root, file), 'utf8'));
  const [dockerfile = '', compose = ''] = await Promise.all(files);
  // The relay runs where it is asked for, and a browser test meets through it.
  const images = imagesNamed(dockerfile, compose).filter((image) => !image.startsWith('coturn/'));
  const stoodIn = await obtainImages(images);
  say(stoodIn.images.length > 0 ? `Stood in for: ${stoodIn.images.join(', ')}` : 'All images are the real ones');
  const deployment = await createDeployment();
  try {
    await Promise.race([buildAndUse(deployment), interrupted()]);
  } finally {
    await deployment.down();
    await stoodIn.remove();
    say('Everything that ran is gone; the images stay for the next build');
  }
}

async function buildAndUse(deployment: Deployment): Promise<void> {
  for (const service of builtServices) await deployment.build(service);
  say('Every image is built');
  await deployment.up();
  say('Everything is healthy');
  await checkContents(deployment);
  await checkProduct(deployment);
}

/** Rejects when somebody ends the check before its time: what runs is taken down then too. */
const interrupted = (): Promise<never> =>
  new Promise((_, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => reject(new Error(`Ended by ${signal}`)));
  });

async function checkContents({ container }: Deployment): Promise<void> {
  for (const service of builtServices) {
    const image = await docker('inspect', '--format', '{{.Image}}', await container(service));
    refuseAny(service, await surplusIn(image));
    say(`${service}: ${await megabytesOf(image)} MB with its base, nothing in it that is not run`);
  }
}

async function checkProduct(deployment: Deployment): Promise<void> {
  refuseAny('The gateway', await wrongAnswers(deployment.address));
  say('The gateway answers with the page, the calls and what explains them, and with nothing of what is inside');
  const couple = await meetCouple(deployment.address, (...command) =>
    deployment.compose('exec', '-T', 'command-service', ...command),
  );
  say(`An operator was appointed and verified a doctor, who is booked for ${(await bookOnce(couple)).startsAt}`);
  await receiveLetter(deployment, 'meera');
  await uploadAtOnce(deployment);
  say('Two sign-ups of 99 MB at once were taken');
  const asked = () => couple.patient.call(patientAppointments, {});
  const written = () => createCaller(deployment.address).call(signOut, {});
  for (const [service, call] of [
    ['query-service', asked],
    ['command-service', written],
  ] as const)
    say(`${service} was replaced under ${await replaceReplica(deployment, service, call)} calls, none of which failed`);
  for (const service of services) {
    await signInAgain(couple);
    await deployment.crash(service);
    say(`${service} crashed and came back; booked for ${(await bookOnce(couple)).startsAt}`);
  }
  await signUpPatient(deployment.address, 'imran');
  await receiveLetter(deployment, 'imran');
}

/** A letter has gone through log, bus, queue and worker. */
async function receiveLetter({ compose }: Deployment, username: string): Promise<void> {
  await eventually(`a letter is sent to ${username}`, 90, async () => {
    const letters = await compose('logs', 'mail');
    if (!letters.includes(`letter to ${username}@example.org`)) throw new Error('No letter yet');
  });
  say(`A letter asked ${username} to confirm the address`);
}

function refuseAny(who: string, findings: readonly string[]): void {
  if (findings.length > 0) throw new Error(`${who}: ${findings.join('; ')}`);
}

const why = await whyNoEngine();
if (why !== null) {
  // Not a success: nothing was checked.
  process.stderr.write(
    `No image was built and nothing was checked, because no Docker engine answers here: ${why}\n` +
      'On Debian, as root: apt-get install docker.io docker-compose debootstrap, then start dockerd. DOCKER_HOST names another engine.\n',
  );
  process.exit(1);
}
await checkImages().catch((error: unknown) => {
  process.stderr.write(`${inspect(error)}\n`);
  // What was interrupted may still be waiting for something.
  process.exit(1);
});
