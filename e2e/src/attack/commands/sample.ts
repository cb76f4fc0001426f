import { type Sent, send } from '@anamnesis/embedded/product/testing/caller';
import type { Scene } from '@anamnesis/embedded/product/testing/scene';
import { until } from '@anamnesis/platform/testing/until';
import type { SampleCommand } from './every-command.js';

/** A command that is ready to be sent. */
interface Sample {
  readonly content: Sent;
  send(commandId: string): Promise<Response>;
}

/** Time-out of all steps before a command, faults and recovery included, ms. */
const TIMEOUT = 60_000;

/** Prepares an accepted content of a command; a preparation that a fault has broken is begun anew. */
export async function sampleOf({ route, caller, example }: SampleCommand, scene: Scene): Promise<Sample> {
  const turn = { scene, name: caller, appointment: scene.fresh };
  const sent = await until(async () => example.sent(turn), TIMEOUT);
  const authorization = scene.authorizationOf(caller);
  const headers = { ...(authorization === null ? {} : { authorization }), ...sent.headers };
  const content = { ...sent, headers };
  return { content, send: (commandId) => send(scene.product.address, route, { ...content, commandId }) };
}
