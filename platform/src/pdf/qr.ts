import { encode } from 'uqr';
import type { Pen } from './pdf-pen.js';

/** Draws a QR code of this width, in points, with its quiet zone inside. `described` is its text for screen readers. */
export function drawQr({ doc, tagged }: Pen, text: string, { x, y, width, described }: QrPlace): void {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const edge = width / size;
  tagged('Figure', () => {
    doc.markContent('Span', { actual: described });
    for (const [row, cells] of data.entries())
      for (const [column, isDark] of cells.entries())
        // A little larger than its cell, so that no light seams show between neighbours.
        if (isDark) doc.rect(x + column * edge, y + row * edge, edge + 0.05, edge + 0.05);
    doc.fill('#000000');
    doc.endMarkedContent();
  });
}

interface QrPlace {
  x: number;
  y: number;
  width: number;
  described: string;
}
