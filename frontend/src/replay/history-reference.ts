import type { HistoryKind } from '@anamnesis/contracts/replay/constants';

/** A history under an inquiry: what every request of the replay names. */
export interface HistoryReference {
  readonly kind: HistoryKind;
  readonly id: string;
  readonly inquiry: string;
}

/** The address of a replay in the product. */
export const replayPath = ({ kind, id, inquiry }: HistoryReference) =>
  `/audit/replay/${kind}/${id}?${new URLSearchParams({ inquiry }).toString()}`;
