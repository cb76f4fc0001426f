import type { Random } from '@anamnesis/platform/testing/random';
import type { Raster } from './pages.js';

/** How the light falls on a page, and what the sensor makes of it. */
export interface Light {
  /** Standard deviation of the noise, of 255. */
  readonly noise: number;
  /** The darkest and the brightest value that paper and ink get. */
  readonly black: number;
  readonly white: number;
  /** How much darker one side is, from 0 to 1, and in which direction. */
  readonly fall: number;
  readonly direction: number;
  /** A shadow with a soft edge, from 0 to 1, at a place of the falling light's axis; 0 is none. */
  readonly shadow: number;
  readonly shadowAt: number;
}

const TABLE = 1 << 14;

/** Normally distributed numbers, drawn once and read in a random order. */
function noiseTable(random: Random): Float32Array {
  return Float32Array.from({ length: TABLE }, () => {
    const radius = Math.sqrt(-2 * Math.log(1 - random.next()));
    return radius * Math.cos(2 * Math.PI * random.next());
  });
}

/** Changes the pixels in place. */
export function light({ width, height, data }: Raster, random: Random, how: Light): void {
  const table = noiseTable(random);
  let state = random.below(2 ** 31) | 1;
  const [across, down] = [Math.cos(how.direction) / width, Math.sin(how.direction) / height];
  const scale = (how.white - how.black) / 255;
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 3) {
      const place = 0.5 + (x - width / 2) * across + (y - height / 2) * down;
      const edge = 1 / (1 + Math.exp((how.shadowAt - place) * 40));
      const bright = 1 - how.fall * place - how.shadow * edge;
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      const noise = table[state & (TABLE - 1)]! * how.noise;
      for (let channel = at; channel < at + 3; channel += 1) {
        const value = (how.black + data[channel]! * scale) * bright + noise;
        data[channel] = value < 0 ? 0 : value > 255 ? 255 : value;
      }
    }
}
