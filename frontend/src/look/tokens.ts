/** The colours Material UI calculates with, by scheme; the same values as in tokens.css. */
const light = {
  ground: '#faf8f3',
  card: '#fffefb',
  sunk: '#f2ede2',
  ink: '#17252a',
  'ink-2': '#43545a',
  'ink-3': '#5a6a6e',
  hair: '#e4ded1',
  edge: '#7f8b8d',
  teal: '#0f5257',
  'teal-press': '#0b3f43',
  'on-teal': '#ffffff',
  'teal-wash': '#e9f1ee',
  'teal-tint': '#d5e6e2',
  'teal-line': '#5f9a98',
  act: '#bc4a33',
  'act-press': '#9f3b27',
  'on-act': '#ffffff',
  apricot: '#c8553d',
  ok: '#1b6340',
  wait: '#6f4e00',
  done: '#1d4f8c',
  bad: '#9b2727',
};

export type Tokens = Readonly<typeof light>;

const dark: Tokens = {
  ground: '#101c1f',
  card: '#16262a',
  sunk: '#1d3034',
  ink: '#e8efec',
  'ink-2': '#b7c6c5',
  'ink-3': '#94a7a8',
  hair: '#2a3c40',
  edge: '#6f8588',
  teal: '#8ccfc8',
  'teal-press': '#a9ded8',
  'on-teal': '#06282a',
  'teal-wash': '#152f32',
  'teal-tint': '#1d4246',
  'teal-line': '#4e908d',
  act: '#f2a08a',
  'act-press': '#f7b6a4',
  'on-act': '#3a1206',
  apricot: '#ee8f76',
  ok: '#8ed6a9',
  wait: '#f0ce72',
  done: '#a3c8f2',
  bad: '#f5a9a0',
};

export const tokens: Readonly<Record<'light' | 'dark', Tokens>> = { light, dark };
