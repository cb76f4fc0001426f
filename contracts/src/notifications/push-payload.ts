import type { NotificationKind } from './constants.js';

/** What a push notification carries: no name and nothing of a record, because it is shown on locked screens. */
export interface PushPayload {
  readonly id: string;
  readonly kind: NotificationKind;
  /** A path of this product. */
  readonly link: string;
}
