/** Why a call was not sent, or has no readable reply. */
export default {
  offline: 'You are offline. Nothing was sent, and what you typed stays here. Please try again with a connection.',
  network: 'The connection dropped. Nothing was lost; please check your network and try again.',
  unreadable: 'The answer could not be read. What was confirmed before is safe; please try again in a moment.',
} as const;
