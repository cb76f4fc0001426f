/** The state of a negotiation when a description arrives. */
export interface NegotiationState {
  /** Gives way when offers collide; exactly one of the two sides is polite. */
  polite: boolean;
  /** A local offer is being created. */
  offering: boolean;
  signalingState: RTCSignalingState;
}

/**
 * Whether to apply a description of the other side (the "perfect negotiation" of WebRTC 1.0): when offers collide, the
 * impolite side keeps its own and the polite one takes the other's. An unexpected answer is ignored.
 */
export function verdictOn(
  type: 'offer' | 'answer',
  { polite, offering, signalingState }: NegotiationState,
): 'take' | 'ignore' {
  if (type === 'answer') return signalingState === 'have-local-offer' ? 'take' : 'ignore';
  const collision = offering || signalingState !== 'stable';
  return collision && !polite ? 'ignore' : 'take';
}
