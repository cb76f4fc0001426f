import { Buffer } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** The icons of the installed app: `room` is the margin around the mark's square, so that a system that cuts a circle cuts none of the mark. */
const icons = [
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
  { file: 'icon-maskable-512.png', size: 512, room: 8 },
  { file: 'apple-touch-icon.png', size: 180, room: 4 },
];

/** Writes the icons of the web manifest and of Apple's systems into `folder`, drawn from the mark. */
export async function writeIcons(folder) {
  const mark = await readFile(join(folder, 'mark.svg'), 'utf8');
  for (const { file, size, room } of icons)
    await sharp(Buffer.from(room ? widened(mark, room) : mark), { density: 600 })
      .resize(size, size)
      .png({ palette: true })
      .toFile(join(folder, file));
}

/** The mark with its ground up to the edges, and `room` around it. */
function widened(mark, room) {
  const side = 64 + 2 * room;
  return mark
    .replace('viewBox="0 0 64 64"', `viewBox="${-room} ${-room} ${side} ${side}"`)
    .replace(
      '<rect width="64" height="64" rx="15"',
      `<rect x="${-room}" y="${-room}" width="${side}" height="${side}"`,
    );
}
