import { bookAppointment } from '@anamnesis/contracts/appointments/routes';
import type { Slot } from '@anamnesis/contracts/doctors/slots';
import { createCommandService } from '@anamnesis/command-service/app';
import type { CommandBus } from '@anamnesis/platform/deciding/handle';
import { listen } from '@anamnesis/platform/http/listen';
import { noLimits } from '@anamnesis/platform/http/limits';
import { silentLogger } from '@anamnesis/platform/logging/logger';
import { createMetrics } from '@anamnesis/platform/metrics/metrics';
import { createCaller } from './caller.js';
import type { Person } from './people.js';
import type { Product } from './product.js';

interface Stalled {
  patient: Person;
  doctor: Person;
  slot: Slot;
  commandId: string;
  /** How long ago its process made the claim. */
  secondsAgo: number;
}

/**
 * A booking whose process was held up between claiming the slot and booking it. Resolves once the slot is claimed;
 * `goOn` lets the process go on and gives the answer.
 */
export async function stalledBooking(
  { services, tokens }: Product,
  { patient, doctor, slot: { date, time }, commandId, secondsAgo }: Stalled,
) {
  let release: () => void = () => undefined;
  let claimed: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const reached = new Promise<void>((resolve) => (claimed = resolve));
  const { commands } = services.ports;
  const handle: CommandBus['handle'] = async (decider, streamId, ...rest) => {
    if (streamId.startsWith('appointment-')) {
      claimed();
      await held;
    }
    return commands.handle(decider, streamId, ...rest);
  };
  const clock = () => new Date(Date.now() - secondsAgo * 1_000);
  const app = createCommandService(
    { ...services.ports, clock, commands: { ...commands, handle } },
    {
      tokens,
      logger: silentLogger,
      metrics: createMetrics('stalled'),
      limits: noLimits,
      origins: [],
      ready: () => Promise.resolve({}),
    },
  );
  const listening = await listen(app, 0);
  const call = createCaller(`http://127.0.0.1:${listening.port}`);
  const answer = call(bookAppointment, { as: patient, commandId, body: { doctorId: doctor.id, date, time } });
  await Promise.race([reached, answer]);
  return {
    async goOn() {
      release();
      const answered = await answer;
      await listening.close();
      return answered;
    },
  };
}
