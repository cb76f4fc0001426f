const SAFE: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes a text for HTML content or a quoted attribute. */
export const safe = (text: string): string => text.replace(/[&<>"']/g, (sign) => SAFE[sign] ?? '');
