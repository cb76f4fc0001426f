/** Why a call has no readable reply. */
export default {
  network: 'The connection dropped. Nothing was lost; please check your network and try again.',
  unreadable: 'The answer could not be read. What was confirmed before is safe; please try again in a moment.',
} as const;
