import sharp, { type SharpInput, type SharpOptions } from 'sharp';

/** Pixels. */
export const PAGE_WIDTH = 1200;
const MAX_HEIGHT = 8000;
const QUALITY = 80;
const EFFORT = 1;

/** The picture of a page that is shown. */
export const pagePicture = (picture: SharpInput, options?: SharpOptions): Promise<Buffer> =>
  sharp(picture, options)
    .resize({ width: PAGE_WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY, effort: EFFORT })
    .toBuffer();
