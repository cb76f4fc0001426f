import { randomUUID } from 'node:crypto';
import { uuidOf } from '@anamnesis/platform/deciding/handle';
import { NO_MEASURES } from '@anamnesis/contracts/wearables/measures';
import { addWearable, fetchHealthData, loadWearables, shareHealthDays } from '@anamnesis/contracts/wearables/routes';
import type { Sent } from './caller.js';
import type { Scene } from './scene.js';
import { type Example, nothing, type Turn, inTheRecord } from './example.js';

const DAY = '2026-11-20';
const anImport = () => ({ patientId: randomUUID(), importId: randomUUID() });

const DEVICE = 'Pulse Band 2';
const authorizedAs = (scene: Scene, name: Turn['name']) => {
  const authorization = scene.authorizationOf(name);
  return authorization === null ? {} : { headers: { authorization } };
};
/** A device of the caller. A second one of this name is refused, so that each caller has it once. */
const addADevice = (scene: Scene, name: Turn['name']) =>
  scene.product.call(addWearable, { ...authorizedAs(scene, name), body: { deviceName: DEVICE } });
const withADevice = (sent: Sent = {}): Example => ({
  async sent({ scene, name }) {
    await addADevice(scene, name);
    return sent;
  },
});

/** The devices of the caller. Each call removes one of its own, and nothing of a caller who has none. */
async function aDeviceToRemove({ scene, name }: Turn): Promise<Sent> {
  const deviceName = `Watch ${randomUUID()}`;
  const as = authorizedAs(scene, name);
  const { position } = await scene.product.call(addWearable, { ...as, body: { deviceName } });
  const { status, body } = await scene.product.call(loadWearables, { ...as, after: position });
  const device = status === 200 ? body.devices.find(({ model }) => model === deviceName) : undefined;
  return { params: { deviceId: device?.id ?? uuidOf('no device') } };
}

/** Of devices and health data, by the name of the route. */
export const wearableExamples: Readonly<Record<string, Example>> = {
  startHealthImport: { sent: () => ({ body: { uploadId: randomUUID() } }), refused: 'UPLOAD_NOT_FOUND' },
  cancelHealthImport: { sent: () => ({ params: { importId: randomUUID() } }), refused: 'HEALTH_IMPORT_NOT_FOUND' },
  removeHealthImport: { sent: () => ({ params: { importId: randomUUID() } }), refused: 'HEALTH_IMPORT_NOT_FOUND' },
  recordHealthDays: {
    sent: () => ({
      params: anImport(),
      body: { file: '', sourceName: 'Watch', days: [{ day: DAY, measures: NO_MEASURES }] },
    }),
    refused: 'HEALTH_IMPORT_NOT_FOUND',
  },
  reportHealthImport: {
    sent: () => ({ params: anImport(), body: { file: '', outcome: { type: 'goesOn' } } }),
    refused: 'HEALTH_IMPORT_NOT_FOUND',
  },
  listHealthImports: nothing,
  loadWearables: nothing,
  listHealthDays: nothing,
  addWearable: { sent: () => ({ body: { deviceName: `Pulse Band ${randomUUID()}` } }) },
  selectWearable: withADevice({ body: { deviceModel: DEVICE } }),
  removeWearable: { sent: aDeviceToRemove },
  shareHealthDays: { sent: () => ({ body: { isShared: true } }) },
  showHealthDays: {
    async sent(turn) {
      const { product, people } = turn.scene;
      const { params } = await inTheRecord()(turn);
      const { position } = await product.call(shareHealthDays, {
        as: people['patient-owner'],
        body: { isShared: true },
      });
      return { params, after: position };
    },
  },
  fetchHealthData: withADevice(),
  removeMadeUpDays: { sent: () => ({ body: { days: [DAY] } }) },
  explainHealthData: {
    async sent({ scene, name }) {
      await addADevice(scene, name);
      const { position } = await scene.product.call(fetchHealthData, authorizedAs(scene, name));
      return { after: position };
    },
  },
};
