import { useDeskKeys } from '../desk/use-desk-keys';

interface Keys {
  readonly next: () => void;
  readonly previous: () => void;
  readonly play: () => void;
  readonly open: () => void;
  readonly help: () => void;
}

/** The keys of a replay. */
export const useReplayKeys = ({ next, previous, play, open, help }: Keys): void =>
  useDeskKeys((key) => ({ j: next, k: previous, p: play, Enter: open, '?': help })[key]);
