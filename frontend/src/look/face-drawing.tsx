import type { Face, HairStyle } from './face';

const shade = 'rgba(60,25,10,.13)';
const line = '#2A1C17';

/** The hair behind the head, drawn first. */
const behind: Partial<Record<HairStyle, string>> = {
  bun: 'M41 13a9 9 0 1 0 18 0a9 9 0 1 0-18 0z',
  long: 'M28 46c-3-24 8-34 22-34s25 10 22 34c-1 10 1 20 4 26H24c3-6 5-16 4-26z',
  bob: 'M28 58c-4-4-4-40 22-40s26 36 22 40z',
  waves: 'M27 50c-5-26 8-37 23-37s28 11 23 37c-1 5 3 9 1 15-2 5-7 5-10 3H36c-3 2-8 2-10-3-2-6 2-10 1-15z',
};

const before: Readonly<Record<HairStyle, string>> = {
  bun: 'M31 44c-2-18 7-27 19-27s21 9 19 27c-2-9-8-15-19-15s-17 6-19 15z',
  long: 'M31 46c-2-19 6-29 19-29s21 10 19 29c-1-10-5-16-13-19-8 8-18 9-25 19z',
  bob: 'M31 45c-1-18 7-27 19-27s20 9 19 27c-3-10-9-12-17-16-5 8-15 8-21 16z',
  crop: 'M31 42c-3-16 6-25 19-25s22 9 19 25c-2-6-3-9-6-12-8 2-18 2-26 0-3 3-4 6-6 12z',
  parted: 'M31 43c-4-17 6-26 20-26 13 0 21 9 18 26-2-7-4-10-8-13-9 0-17-2-22-5-4 5-7 10-8 18z',
  curls:
    'M30 44c-4-3-4-8-1-10-2-5 1-9 5-9 1-5 6-7 9-5 3-4 10-5 13-1 5-1 9 2 9 6 5 1 7 6 5 10 3 3 2 7-1 9-1-6-3-9-6-11-4 1-8 0-10-3-4 3-9 3-13 1-5 2-8 5-10 13z',
  waves: 'M31 46c-2-19 7-29 19-29s21 10 19 29c-2-8-4-13-9-17-4 3-9 2-11-1-5 8-14 8-18 18z',
  swept: 'M31 43c-5-15 3-27 20-27 14 0 21 10 18 27-2-8-3-11-6-14-8 3-17 1-22-3 0 5-7 7-10 17z',
};

const gleam: Readonly<Record<HairStyle, string>> = {
  bun: 'M37 27c3-5 7-7 12-8M63 28c-2-5-6-8-11-9M45 8c3-2 7-2 10 1',
  long: 'M55 24c5 2 9 6 11 12',
  bob: 'M55 24c5 2 9 6 11 12',
  crop: 'M39 23c6-3 15-3 21 0',
  parted: 'M43 22c6-2 13-2 18 2',
  curls: 'M37 28c2-3 5-4 8-3M52 23c4-2 7 0 8 3',
  waves: 'M54 23c6 2 10 7 12 13',
  swept: 'M44 21c7-2 14 0 18 5',
};

function Clothes({ coat, top }: Pick<Face, 'coat' | 'top'>) {
  if (!coat)
    return (
      <>
        <path d="M12 104c0-21 12-29 28-31 3 6 17 6 20 0 16 2 28 10 28 31z" fill={top} />
        <path d="M40 73c3 9 17 9 20 0" fill="none" stroke="rgba(255,255,255,.35)" strokeWidth="2" />
      </>
    );
  return (
    <>
      <path d="M12 104c0-21 12-29 28-31l10 9 10-9c16 2 28 10 28 31z" fill="#FBFAF7" />
      <path d="M40 73l10 31 10-31-10 9z" fill={top} />
      <path d="M40 72l-6 8 10 22M60 72l6 8-10 22" fill="none" stroke="#D3D6D2" strokeWidth="1.8" />
      <path
        d="M35 76c-3 9 0 17 6 18M65 76c2 6 2 10 0 14"
        fill="none"
        stroke="#35535A"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <circle cx="65" cy="92" r="3" fill="#35535A" />
    </>
  );
}

function Features({ smile }: Pick<Face, 'smile'>) {
  return (
    <>
      <g fill="none" stroke={line} strokeLinecap="round" opacity=".78">
        <path d="M39.6 41q3-1.6 6 0M54.4 41q3-1.6 6 0" strokeWidth="1.05" />
        <path d="M50.2 48c-1.3 3-1.1 3.8.7 4" strokeWidth=".8" opacity=".6" />
        <path d={smile ? 'M45.2 56.8c2.6 3 7 3 9.6 0' : 'M45.6 57.4c2.4 2.2 6.4 2.2 8.8 0'} strokeWidth="1.1" />
      </g>
      <g fill={line}>
        <ellipse cx="42.6" cy="45.8" rx="1.25" ry="1.45" />
        <ellipse cx="57.4" cy="45.8" rx="1.25" ry="1.45" />
      </g>
    </>
  );
}

/** A face in a 100 × 100 square; without the background it can be part of a scene. */
export function FaceDrawing({ face, ground = true }: { face: Face; ground?: boolean }) {
  const { skin, hair, style } = face;
  return (
    <>
      {ground && <rect width="100" height="100" fill={face.ground} />}
      {behind[style] && <path d={behind[style]} fill={hair} />}
      <path d="M43 58h14v16c-2 6-12 6-14 0z" fill={skin} />
      <path d="M43 66c4 5 10 5 14 0v3c-3 6-11 6-14 0z" fill={shade} />
      <Clothes coat={face.coat} top={face.top} />
      <g fill={skin}>
        <ellipse cx="31.8" cy="46.5" rx="2.8" ry="4.6" />
        <ellipse cx="68.2" cy="46.5" rx="2.8" ry="4.6" />
        <path d="M32 42c0-13 7-21 18-21s18 8 18 21c0 16-8 27-18 27s-18-11-18-27z" />
      </g>
      <path d="M50 21c10 0 18 8 18 21 0 16-8 27-18 27 6-4 11-13 11-26 0-11-4-19-11-22z" fill={shade} opacity=".4" />
      <Features smile={face.smile} />
      {face.glasses && (
        <g fill="none" stroke="#2B2B2B" strokeWidth="1.6" opacity=".75">
          <circle cx="42.5" cy="46" r="5.6" />
          <circle cx="57.5" cy="46" r="5.6" />
          <path d="M48 45.4q2-1.4 4 0" />
        </g>
      )}
      <path d={before[style]} fill={hair} />
      <path d={gleam[style]} fill="none" stroke="#fff" strokeOpacity=".09" strokeLinecap="round" />
      {face.earrings && (
        <g fill="#D8B468">
          <circle cx="31.6" cy="51.4" r="1.1" />
          <circle cx="68.4" cy="51.4" r="1.1" />
        </g>
      )}
    </>
  );
}
