import type { LucideIcon } from 'lucide-react';

/** An icon in the product's stroke width. Hidden from screen readers, because a text is always next to it. */
export function Icon({ of: Drawing, size = 20 }: { of: LucideIcon; size?: number }) {
  return <Drawing size={size} strokeWidth={1.75} aria-hidden="true" />;
}
