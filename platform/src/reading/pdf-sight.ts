import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Part of the page that a scan covers. */
const MIN_SCAN = 0.7;
/** The text rendering modes that draw nothing. */
const INVISIBLE = [3, 7];
/** Fewer characters over a scan are a stamp or a page number. */
const MIN_CHARACTERS = 40;
/** Parts of the characters. */
const MAX_HIDDEN = 0.1;
const MAX_GARBAGE = 0.2;
/** Characters of fonts that do not say which letters they draw. */
const GARBAGE = /[\p{Co}\p{Cn}\p{Cc}\ufffd]/gu;

type Matrix = [number, number, number, number, number, number];

/** What the drawing of a page shows: characters that are invisible or under a picture of the whole page do not count. */
interface Sight {
  readonly visible: number;
  readonly hidden: number;
  readonly scan: boolean;
  readonly blank: boolean;
  /** Pixels in a point of the largest picture; 0 without one. */
  readonly resolution: number;
}

export interface PageKind {
  readonly kind: 'text' | 'scan' | 'blank';
  /** The pixels of a scan in a point of its page; null if it consists of several pictures, or is none. */
  readonly resolution: number | null;
}

/**
 * Whether the text of a page is what a reader sees on it, and can be understood. Otherwise the page is a scan, which has to be recognised from its
 * picture, or blank.
 */
export async function kindOf(page: PDFPageProxy, text: string): Promise<PageKind> {
  const { visible, hidden, scan, blank, resolution } = await sightOf(page);
  if (blank) return { kind: 'blank', resolution: null };
  const characters = text.replace(/\s/g, '');
  const garbage = characters.match(GARBAGE)?.length ?? 0;
  const understood = characters !== '' && garbage <= MAX_GARBAGE * characters.length;
  const isText = understood && hidden <= MAX_HIDDEN * visible && (!scan || visible >= MIN_CHARACTERS);
  return isText ? { kind: 'text', resolution: null } : { kind: 'scan', resolution: resolution || null };
}

async function sightOf(page: PDFPageProxy): Promise<Sight> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  const area = Math.abs((right - left) * (top - bottom));
  let state = { matrix: [1, 0, 0, 1, 0, 0] as Matrix, mode: 0 };
  let covered = 0;
  const saved: (typeof state)[] = [];
  const blank = !fnArray.some((operator) => DRAWING.has(operator));
  const sight = { visible: 0, hidden: 0, scan: false, blank, resolution: 0 };
  fnArray.forEach((operator: number, index: number) => {
    const args = argsArray[index] as unknown[];
    if (operator === OPS.save) saved.push({ ...state });
    if (operator === OPS.restore) state = saved.pop() ?? state;
    if (operator === OPS.paintFormXObjectBegin) {
      saved.push({ ...state });
      if (Array.isArray(args[0])) state = { ...state, matrix: multiplied(state.matrix, args[0] as Matrix) };
    }
    if (operator === OPS.paintFormXObjectEnd) state = saved.pop() ?? state;
    if (operator === OPS.transform) state = { ...state, matrix: multiplied(state.matrix, args as Matrix) };
    if (operator === OPS.setTextRenderingMode) state = { ...state, mode: Number(args[0]) };
    if (operator === OPS.showText) {
      const shown = (args[0] as unknown[]).filter((glyph) => glyph && typeof glyph === 'object').length;
      sight[INVISIBLE.includes(state.mode) ? 'hidden' : 'visible'] += shown;
    }
    if (PICTURES.has(operator)) covered += areaOf(state.matrix);
    if (operator === OPS.paintImageXObject && areaOf(state.matrix) >= MIN_SCAN * area)
      sight.resolution = Number(args[1]) / Math.hypot(state.matrix[0], state.matrix[1]);
    if (!sight.scan && covered >= MIN_SCAN * area) {
      sight.scan = true;
      // It covers what was drawn before.
      sight.hidden += sight.visible;
      sight.visible = 0;
    }
  });
  return sight;
}

/** A picture fills the unit square of its coordinates; a scan can consist of several. */
const PICTURES: ReadonlySet<number> = new Set([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
]);
const DRAWING: ReadonlySet<number> = new Set([
  ...PICTURES,
  OPS.showText,
  OPS.constructPath,
  OPS.shadingFill,
  OPS.paintImageXObjectRepeat,
  OPS.paintImageMaskXObjectGroup,
  OPS.paintImageMaskXObjectRepeat,
  OPS.paintInlineImageXObjectGroup,
  OPS.paintSolidColorImageMask,
  OPS.beginAnnotation,
]);
const areaOf = ([a, b, c, d]: Matrix) => Math.abs(a * d - b * c);

const multiplied = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];
