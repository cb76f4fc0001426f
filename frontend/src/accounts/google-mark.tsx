const arcs = [
  { colour: '#ea4335', path: 'M4.6 7.7A8.5 8.5 0 0 1 18 6' },
  { colour: '#fbbc05', path: 'M4.6 16.3a8.5 8.5 0 0 1 0-8.6' },
  { colour: '#34a853', path: 'M17.6 18.4a8.5 8.5 0 0 1-13-2.1' },
  { colour: '#4285f4', path: 'M12 12h8.5a8.5 8.5 0 0 1-2.9 6.4' },
] as const;

/** Google's logo. */
export const GoogleMark = () => (
  <svg width="20" height="20" viewBox="0 0 24 24" fill="none" strokeWidth="3.4" aria-hidden="true">
    {arcs.map(({ colour, path }) => (
      <path key={colour} d={path} stroke={colour} />
    ))}
  </svg>
);
