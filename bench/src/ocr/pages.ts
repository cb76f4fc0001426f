import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const pdfjs = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const DOTS_PER_POINT = 1 / 72;

/** Pixels with three channels. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

/** The methods used of the canvas on which pdfjs draws in Node. Its declared types are those of a browser. */
interface Canvas {
  getContext(kind: '2d'): {
    fillStyle: string;
    fillRect(left: number, top: number, width: number, height: number): void;
    getImageData(left: number, top: number, width: number, height: number): { data: Uint8ClampedArray };
  };
}

function withoutAlpha({ data }: { data: Uint8ClampedArray }, width: number, height: number): Raster {
  const rgb = Buffer.allocUnsafe(width * height * 3);
  for (let from = 0, to = 0; to < rgb.length; from += 4, to += 3) {
    rgb[to] = data[from]!;
    rgb[to + 1] = data[from + 1]!;
    rgb[to + 2] = data[from + 2]!;
  }
  return { width, height, data: rgb };
}

/** Draws each page of a PDF as pixels. */
export async function rasterise(pdf: Buffer, dotsPerInch: number): Promise<Raster[]> {
  const task = getDocument({
    data: new Uint8Array(pdf),
    standardFontDataUrl: join(pdfjs, 'standard_fonts/'),
    verbosity: 0,
  });
  const document = await task.promise;
  const factory = document.canvasFactory as { create(width: number, height: number): { canvas: Canvas } };
  const pages: Raster[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const viewport = page.getViewport({ scale: dotsPerInch * DOTS_PER_POINT });
    const [width, height] = [Math.round(viewport.width), Math.round(viewport.height)];
    const { canvas } = factory.create(width, height);
    const context = canvas.getContext('2d');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    await page.render({ canvas: canvas as never, canvasContext: context as never, viewport }).promise;
    pages.push(withoutAlpha(context.getImageData(0, 0, width, height), width, height));
  }
  await task.destroy();
  return pages;
}
