const SAFE: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text that stands in HTML, or in a quoted attribute, as what it is. */
export const safe = (text: string): string => text.replace(/[&<>"']/g, (sign) => SAFE[sign] ?? '');
