/** Marks and words with which another statement begins. */
const BOUNDARY =
  /\s*[;:—–।]\s*|,\s+|\s+-\s+|(?<!\bnothing)\s+(?=(?:but|so|and|because(?!\s+of)|although|though|लेकिन|मगर|इसलिए|lekin|magar|isliye)\s)/iu;
/** Words of Hindi in Latin letters that are none of English. */
const HINGLISH =
  /\b(?:hai|hain|ho|ki|ka|ke|ko|mein|aap|aapka|aapki|aapko|kar|karo|karein|kare|kijiye|lein|lijiye|lena|dena|dijiye|deejiye|dawa|dawai|goli|nahi|nahin|se|aur|bhi|tak|bas|yeh|ye|wo|din|raat|subah|hoga|hogi|jayega|jayegi|sakte|sakta|sakti|mat|kha|khaye|lo|abhi|papa|mummy|thoda|kuch|iska|iski|roz)\b/giu;

/** The statements of a sentence: each may be advice, or a warning, by itself. */
export const clausesOf = (sentence: string): readonly string[] =>
  sentence.split(BOUNDARY).filter((clause) => clause.trim() !== '');

/** Whether a sentence is in Hindi, in either script. One word is not enough: "se" and "ho" are in names too. */
export const isHindi = (sentence: string): boolean =>
  /\p{Script=Devanagari}{2}/u.test(sentence) || (sentence.match(HINGLISH) ?? []).length >= 2;
