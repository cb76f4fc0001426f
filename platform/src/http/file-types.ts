import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { refuse } from '@anamnesis/contracts/language/errors';
import type { FilePart } from '@anamnesis/contracts/language/route';

type Kind = FilePart['types'][number];

/** Kinds every browser shows, and no program can hide in: no SVG. */
const KINDS: Readonly<Record<string, readonly Kind[]>> = {
  'image/jpeg': ['image', 'scan'],
  'image/png': ['image', 'scan'],
  'image/webp': ['image'],
  'image/gif': ['image'],
  'application/pdf': ['pdf'],
};
/** Width times height, all pages together: a small file can name a picture that fills the memory. */
const PIXELS_MOST = 50_000_000;

/** The media type the content has. Refuses with FILE_TYPE_REFUSED what is none of the kinds taken here. */
export async function mediaTypeOf(bytes: Buffer, taken: readonly Kind[]): Promise<string> {
  const mediaType = (await fileTypeFromBuffer(bytes))?.mime ?? '';
  if (!KINDS[mediaType]?.some((kind) => taken.includes(kind))) refuse('FILE_TYPE_REFUSED');
  if (mediaType.startsWith('image/')) await checkPicture(bytes);
  return mediaType;
}

async function checkPicture(bytes: Buffer): Promise<void> {
  const facts = await sharp(bytes, { limitInputPixels: PIXELS_MOST, failOn: 'error' })
    .metadata()
    .catch(() => refuse('FILE_TYPE_REFUSED'));
  const pixels = facts.width * (facts.pageHeight ?? facts.height) * (facts.pages ?? 1);
  if (pixels > PIXELS_MOST) refuse('FILE_TOO_LARGE');
}
