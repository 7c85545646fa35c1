// Finds letters of a text that was decoded wrongly before it reached us: "Ã©" for é, U+FFFD for a lost letter.

/** The windows-1252 letters of bytes 128 to 159. */
const high = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const byteOf = (char: string): number => {
  const at = high.indexOf(char)
  return at === -1 ? (char.codePointAt(0) ?? 0) : 128 + at
}

/** A lead byte and continuation bytes of UTF-8, as windows-1252 letters. */
const sequence = new RegExp(`[\\u00c2-\\u00f4][\\u0080-\\u00bf${high}]{1,3}`, 'gu')
const usual =
  /^[\u00a0-\u017f\u0391-\u03c9\u0400-\u045f\u05d0-\u05ea\u0621-\u0652\u0660-\u0669\u2010-\u203a\u20ac\u2122\u4e00-\u9fff\u3040-\u30ff\uac00-\ud7a3]$/u
/** A lone letter of another script, decoded as western letters that make an unlikely word. */
const alone = new RegExp(`(?<!\\S)(?:[\\u00c2-\\u00f4][\\u0080-\\u00bf${high}]{1,3})+(?!\\S)`, 'gu')
const surely = /Ã[\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹Œ‘’“”•–—˜™š›œžŸ]|Â[\u00a0-\u00bf]|â€/u
/** UTF-8 decoded as windows-1251. */
const cyrillic = /(?:[РС][\u0402-\u040f\u0451-\u045f‚„…†‡€‰‹‘’“”•–—™›°±²³´µ¶·№»]){3}/u
/** A text of another script decoded as western letters: no usual case, no a to z. */
const western = /[À-ÖØ-öø-ÿ]/gu
const inARow = /[À-ÖØ-öø-ÿ]{3}/u

export const unreadable = 'contains letters that cannot be read with certainty: save the file as UTF-8'

/** @returns the problem with the letters of a text, or null */
export function problemOfLetters(text: string): string | null {
  if (text.includes('?') && hasLostLetters(text)) return lost
  if (/^[\n\r\t -~]*$/.test(text)) return null
  if (text.includes('\ufffd')) return unreadable
  const isWrong = cyrillic.test(text) || isUtf8AsWestern(text) || isForeignAsWestern(text)
  return isWrong ? 'contains letters that another program has decoded wrongly' : null
}

/** Question marks for whole words, or several within words. Question marks in web addresses do not count. */
const hasLostLetters = (text: string): boolean =>
  /(?<!\?)\?{3,}\s+\?{2,}/.test(text) || (text.replace(/\S+(?::\/\/|=)\S*/g, '').match(/\p{Ll}\?\p{Ll}/gu)?.length ?? 0) > 1

const lost = 'contains question marks in place of letters: save the file as UTF-8'

function isUtf8AsWestern(text: string): boolean {
  const found = (text.match(sequence) ?? []).filter(one => decoded(one).length > 0)
  // A letter before a non-breaking space may be right: 2\u00d7\u00a03.
  const isOfBlanks = found.every(one => one.length === 2 && one.endsWith('\u00a0'))
  return (found.length > 1 && !isOfBlanks) || (found.length > 0 && (surely.test(text) || isOtherScript(text)))
}

const isOtherScript = (text: string) =>
  (text.match(alone) ?? []).some(found => decoded(found).some(letter => /\p{L}/u.test(letter) && !/\p{Script=Latin}/u.test(letter)))

/** The letter whose UTF-8 bytes these are; empty when they are not. */
function decoded(found: string): string[] {
  const bytes = Uint8Array.from(Array.from(found), byteOf)
  const length = (bytes[0] ?? 0) >= 0xf0 ? 4 : (bytes[0] ?? 0) >= 0xe0 ? 3 : 2
  const text = new TextDecoder().decode(bytes.subarray(0, length))
  return bytes.length >= length && usual.test(text) ? [text] : []
}

function isForeignAsWestern(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const strange = text.match(western)?.length ?? 0
  return strange >= 4 && strange > letters * 0.8 && inARow.test(text)
}
