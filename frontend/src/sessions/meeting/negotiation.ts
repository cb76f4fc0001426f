/** The state of a negotiation when a description arrives. */
export interface Standing {
  /** Gives way when both offer at the same moment: exactly one of the two is polite. */
  polite: boolean;
  /** An offer of one's own is being made. */
  offering: boolean;
  signalingState: RTCSignalingState;
}

/**
 * What to do with a description of the other side (the "perfect negotiation" of WebRTC 1.0): when offers cross, the
 * impolite side goes on with its own and the polite one takes the other's. An answer that nobody waits for is an echo.
 */
export function verdictOn(type: 'offer' | 'answer', { polite, offering, signalingState }: Standing): 'take' | 'ignore' {
  if (type === 'answer') return signalingState === 'have-local-offer' ? 'take' : 'ignore';
  const cross = offering || signalingState !== 'stable';
  return cross && !polite ? 'ignore' : 'take';
}
