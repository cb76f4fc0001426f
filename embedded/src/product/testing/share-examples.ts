import { randomUUID } from 'node:crypto';
import { uuidOf } from '@anamnesis/platform/deciding/handle';
import { createShareLink, revokeShareLink } from '@anamnesis/contracts/share/routes';
import { aShareLink, expireShareLink, opened, visitor } from './share.js';
import type { Scene } from './scene.js';
import { type Example, nothing } from './example.js';
import { aDocument } from './reading-examples.js';

const shareLinks = new WeakMap<Scene, ReturnType<typeof aShareLink>>();
/** A share link of the owner, for all callers: the number of live ones is limited. */
function sharedLink(scene: Scene): ReturnType<typeof aShareLink> {
  const known = shareLinks.get(scene) ?? aShareLink(scene.product, scene.people['patient-owner']);
  shareLinks.set(scene, known);
  return known;
}
/** With a session of a share link of the owner for visitors, and an invented one for all others. */
const withShareSession: Example = {
  async sent({ scene, name }) {
    if (!name.startsWith('share-visitor')) return { headers: visitor(randomUUID()) };
    const { product, people } = scene;
    const owner = people['patient-owner'];
    const link = name === 'share-visitor' ? await sharedLink(scene) : await aShareLink(product, owner);
    const { session, position } = await opened(product, link);
    const sent = { headers: visitor(session), after: position };
    if (name === 'share-visitor-expired') await expireShareLink(product, link.id, sent);
    if (name !== 'share-visitor-revoked') return sent;
    const revoked = await product.call(revokeShareLink, { as: owner, params: { id: link.id } });
    return { ...sent, after: revoked.position };
  },
};

/** Of share links and what is read through them, by the name of the route. */
export const shareExamples: Readonly<Record<string, Example>> = {
  listShareLinks: nothing,
  createShareLink: { sent: () => ({ body: { scope: ['diagnoses'], lasts: 'hour', recipient: 'Dr. Menon' } }) },
  revokeShareLink: {
    // Only the patient who created a link can revoke it.
    async sent({ scene, name }) {
      const authorization = scene.authorizationOf(name);
      const { body } = await scene.product.call(createShareLink, {
        ...(authorization !== null && { headers: { authorization } }),
        body: { scope: ['diagnoses'], lasts: 'hour', recipient: 'Dr. Menon' },
      });
      return { params: { id: body.data?.id ?? uuidOf('no link') } };
    },
  },
  openShareLink: {
    async sent({ scene }) {
      const { token, passCode } = await sharedLink(scene);
      return { body: { token, passCode } };
    },
  },
  showSharedRecord: withShareSession,
  listSharedPrescriptions: withShareSession,
  listSharedTestReports: withShareSession,
  listSharedDiagnoses: withShareSession,
  openSharedDocument: {
    async sent(turn) {
      const [document, session] = [await aDocument(turn), await withShareSession.sent(turn)];
      return { ...session, params: { documentId: document.params?.['documentId'] ?? '' } };
    },
  },
};
