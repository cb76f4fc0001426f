import type { Random } from '@anamnesis/platform/testing/random';
import { light } from './light.js';
import { rasterise, type Raster } from './pages.js';
import { between, rasterOf, sharpOf } from './scan.js';

const TABLES = ['#6b5640', '#8c8c88', '#3e4248', '#b59a78', '#d9d4ca'];
/** A quarter turn in the pixels with the EXIF orientation that undoes it. */
const TURNS = [
  [90, 8],
  [180, 3],
  [270, 6],
] as const;

/** Paper on a table, held askew. */
async function laidDown(page: Raster, random: Random): Promise<Raster> {
  const background = random.pick(TABLES);
  const margin = () => Math.round(page.width * between(random, 0.01, 0.07));
  const onTable = await rasterOf(
    sharpOf(page).extend({ top: margin(), bottom: margin(), left: margin(), right: margin(), background }),
  );
  const shear = () => between(random, -0.012, 0.012);
  const sheared = await rasterOf(
    sharpOf(onTable).affine(
      [
        [1, shear()],
        [shear(), 1],
      ],
      { background },
    ),
  );
  return rasterOf(sharpOf(sheared).rotate(between(random, -6, 6), { background }));
}

async function photographed(page: Raster, random: Random): Promise<Buffer> {
  const raster = await rasterOf(sharpOf(await laidDown(page, random)).blur(between(random, 0.5, 1.3)));
  light(raster, random, {
    ...{ noise: between(random, 3, 9), black: between(random, 25, 75), white: between(random, 195, 245) },
    ...{ fall: between(random, 0.05, 0.4), direction: random.next() * 6.28 },
    ...{ shadow: random.chance(0.5) ? between(random, 0.1, 0.3) : 0, shadowAt: between(random, 0.3, 0.8) },
  });
  const quality = 45 + random.below(40);
  const held = random.next();
  if (held < 0.55) return sharpOf(raster).jpeg({ quality }).toBuffer();
  const [turn, orientation] = random.pick(TURNS);
  const turned = sharpOf(raster).rotate(turn).jpeg({ quality });
  return held < 0.8 ? turned.withMetadata({ orientation }).toBuffer() : turned.toBuffer();
}

/** A photo of each page, as a phone takes it: 3 to 12 megapixels, askew, unevenly lit, sometimes turned, with or without its EXIF orientation. */
export async function photos(pdf: Buffer, random: Random): Promise<Buffer[]> {
  const pages = await rasterise(pdf, between(random, 180, 320));
  const taken: Buffer[] = [];
  for (const page of pages) taken.push(await photographed(page, random));
  return taken;
}
