import { once } from 'node:events';
import type { Random } from '@anamnesis/platform/testing/random';
import PDFDocument from 'pdfkit';
import sharp, { type Sharp } from 'sharp';
import { light } from './light.js';
import { rasterise, type Raster } from './pages.js';
import { HEIGHT, WIDTH } from './paper.js';

export const between = (random: Random, low: number, high: number) => low + (high - low) * random.next();

export const sharpOf = ({ width, height, data }: Raster) => sharp(data, { raw: { width, height, channels: 3 } });

/** Pixels of a picture that `sharp` has changed. */
export async function rasterOf(picture: Sharp): Promise<Raster> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

async function scanned(page: Raster, random: Random): Promise<Buffer> {
  const tilted = sharpOf(page)
    .rotate(between(random, -2, 2), { background: '#fff' })
    .blur(between(random, 0.35, 0.75));
  const turned = await rasterOf(tilted);
  light(turned, random, {
    ...{ noise: between(random, 3, 11), black: between(random, 10, 60), white: between(random, 225, 253) },
    ...{ fall: between(random, 0, 0.06), direction: random.next() * 6.28, shadow: 0, shadowAt: 0 },
  });
  const picture = random.chance(0.75) ? sharpOf(turned).greyscale() : sharpOf(turned);
  return picture.jpeg({ quality: 40 + random.below(36) }).toBuffer();
}

/** A PDF of pictures, as a scanner makes it: 150 to 200 dots per inch, slightly tilted, with grey noise and JPEG artefacts. */
export async function scan(pdf: Buffer, random: Random): Promise<Buffer> {
  const pages = await rasterise(pdf, random.pick([150, 150, 200, 180]));
  const doc = new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    info: { CreationDate: new Date(Date.UTC(2026, 0, 1)) },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = once(doc, 'end');
  for (const page of pages)
    doc
      .addPage({ size: [WIDTH, HEIGHT], margin: 0 })
      .image(await scanned(page, random), 0, 0, { fit: [WIDTH, HEIGHT] });
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}
