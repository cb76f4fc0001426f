import { registerDoctor } from '@anamnesis/contracts/accounts/routes';
import { certificate, doctorNamed } from './booking.js';
import { createCaller } from './call.js';
import type { Deployment } from './deployment.js';
import { docker } from './docker.js';

/** Bytes of each of ten files: 99 MB together. */
const LARGEST = 9_900_000;

/** Signs up two doctors at once with the maximum upload. Throws if a service exits or restarts. */
export async function uploadAtOnce({ address, container }: Deployment): Promise<void> {
  const signUp = (name: string) =>
    createCaller(address).call(registerDoctor, {
      body: doctorNamed(name),
      files: { certificateImage: Array.from({ length: 10 }, (_, n) => certificate(`${n}.pdf`, LARGEST)) },
    });
  await Promise.all([signUp('Arjun'), signUp('Tara')]);
  for (const service of ['gateway', 'command-service']) {
    const state = '{{.State.Status}} after {{.RestartCount}} restarts, out of memory: {{.State.OOMKilled}}';
    const seen = await docker('inspect', '--format', state, await container(service));
    if (seen !== 'running after 0 restarts, out of memory: false') throw new Error(`The ${service} is ${seen}`);
  }
}
