/** The logo: a pulse line that ends in dots; the last dot is the present. `height` in px, at least 20. */
export function Mark({ height = 28 }: { height?: number }) {
  return (
    <svg width={(height * 44) / 32} height={height} viewBox="0 0 44 32" fill="none" aria-hidden="true">
      <path
        d="M2 17.5h5.4L11.6 5.5l6 21 3.7-11.8 1.5 2.8h1.6"
        stroke="currentColor"
        strokeWidth="2.9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="29.6" cy="17.5" r="1.9" fill="currentColor" />
      <circle cx="35" cy="17.5" r="1.9" fill="currentColor" />
      <circle className="mark-now" cx="40.6" cy="17.5" r="2.5" />
    </svg>
  );
}
