/** The features of a drawn face. */
export interface Face {
  ground: string;
  skin: string;
  hair: string;
  style: HairStyle;
  glasses: boolean;
  earrings: boolean;
  coat: boolean;
  top: string;
  smile: boolean;
}
export const hairStyles = ['bun', 'long', 'bob', 'crop', 'parted', 'curls', 'waves', 'swept'] as const;
export type HairStyle = (typeof hairStyles)[number];

const grounds = ['#DCEAE6', '#F4DFD3', '#F6E9C8', '#DDE6F1', '#E3ECE6', '#EADFEA'] as const;
const skins = ['#8A5636', '#A96F48', '#C68B5E', '#D9A47A', '#EBC29B', '#F3D5B5'] as const;
const hairs = ['#1F1B1B', '#2A211F', '#3A2A24', '#4A3428', '#8D8A86', '#6B4A33'] as const;
const tops = ['#B9563F', '#35617A', '#5B6B4A', '#44545A', '#8A4B6A', '#0F5257', '#7A5A2E'] as const;

/** FNV-1a with a final mix, so that seeds that differ only in their last letter give different faces. */
function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/**
 * The face of a seed; deterministic. A seed carries no information on sex or religion, so no feature that suggests one (a beard, a
 * turban, a veil) is derived from it.
 */
export function faceOf(seed: string): Face {
  const pick = <T>(from: readonly [T, ...T[]] | readonly T[], trait: string): T =>
    from[numberOf(`${trait}:${seed}`) % from.length] as T;
  return {
    ground: pick(grounds, 'ground'),
    skin: pick(skins, 'skin'),
    hair: pick(hairs, 'hair'),
    style: pick(hairStyles, 'style'),
    glasses: numberOf(`glasses:${seed}`) % 3 === 0,
    earrings: false,
    coat: true,
    top: pick(tops, 'top'),
    smile: numberOf(`smile:${seed}`) % 2 === 0,
  };
}
