// Folds texts that look the same into one form. Everything that a person types or copies and the server compares goes through here: codes,
// keys, phone numbers, answers in tables, file names. It is part of the contract, because the contract checks codes.

const quotes: readonly [RegExp, string][] = [
  [/[‘’‚‛′‵ʹʻʼʽˈˊˋ‹›´`΄᾽᾿՚׳]/gu, "'"],
  [/[“”„‟«»″‶ʺˮ〝〞〟״]/gu, '"'],
]
/** Minus signs, lines, and Unicode's dashes without the wave dashes. */
const dashes = /(?![\u301c\u3030])\p{Pd}|[\u02d7\u2043\u2212\u2500\u2501\u23af\u2796]/gu
/** Zero-width characters, direction marks, controls that are not whitespace, and U+FFFC (an object that an editor has replaced). */
const invisible = /\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffc]|(?!\s)\p{Cc}/gu
/** Whitespace with Braille's blank, fraction slashes, the wave dash. */
const others: readonly [RegExp, string][] = [
  [/[\s\u2800]+/gu, ' '],
  [/[\u2044\u2215\u29f8]/gu, '/'],
  [/\u301c/gu, '~'],
]

/** Texts that need no folding: most of them. */
const plainly = /^(?:[!-_a-~]+(?: [!-_a-~]+)*)?$/

/**
 * Keeps case and accents. NFKC makes 2² and 22 equal. So a caller that looks for a text among others (an answer among options) first looks
 * for the identical text, then for the only one that folds to the same.
 */
export function fold(text: string): string {
  if (plainly.test(text)) return text
  // Quotes are replaced before NFKC, which decomposes some (´ becomes a blank with an accent). Signs that NFKC produces (½) come after it.
  const composed = withQuotes(text).normalize('NFKC').replace(invisible, '')
  const plain = others.reduce((made, [sign, instead]) => made.replace(sign, instead), withQuotes(composed).replace(dashes, '-'))
  return plain
    .replace(/(?![0-9])\p{Nd}/gu, digit => String(valueOf(digit)))
    .normalize('NFKC')
    .trim()
}

const withQuotes = (text: string) => quotes.reduce((made, [sign, instead]) => made.replace(sign, instead), text)

/** Unicode encodes digits in runs of ten, so the distance from the run's first digit is the value. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let first = code
  while (/^\p{Nd}$/u.test(String.fromCodePoint(first - 1))) first--
  return (code - first) % 10
}

/** Like `fold`, but ignores case. */
export const foldCase = (text: string): string => fold(withoutCase(fold(text)))

/** Lower, upper, then lower case: only this order makes ß equal ss, ẞ equal ß, ı equal i, and all forms of sigma equal. */
export function withoutCase(text: string): string {
  return text.toLowerCase().toUpperCase().toLowerCase().replaceAll('ς', 'σ')
}

/** Presentation forms of letters: full-width forms, ligatures, and Arabic forms, which PDF files contain. */
const shaped = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\ufb00-\ufb06\ufb13-\ufb17\ufb50-\ufdfb\ufe70-\ufefc]+/gu
/** Direction marks and zero-width characters. The zero-width joiner and non-joiner stay, because they carry meaning. */
const unseen = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu

/** Replaces presentation forms by plain letters. */
export const foldShape = (text: string): string => (plainly.test(text) ? text : text.replace(shaped, letters => letters.normalize('NFKC')))

/** Equates only texts that nobody can tell apart: case, marks, quotes, and raised or lowered letters stay. */
export const foldLook = (text: string): string =>
  plainly.test(text)
    ? text
    : text
        .normalize('NFC')
        .replace(unseen, '')
        .replace(/[\u00a0\u202f]/gu, ' ')
        .trim()

/** Cyrillic and Greek capitals that look like Latin ones. A code has only Latin ones. */
const lookalikes: Record<string, string> = {
  ...paired('АВЕЅІЈКМНОРСТУХѴ', 'ABESIJKMHOPCTYXV'),
  ...paired('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'),
}

function paired(from: string, to: string): Record<string, string> {
  return Object.fromEntries([...from].map((letter, index) => [letter, to[index] ?? letter]))
}

/** A code of capitals and digits, however it is typed: case, blanks, dashes, dots and quotes do not count. */
export const foldCode = (typed: string): string =>
  fold(typed)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, letter => lookalikes[letter] ?? letter)

/** The Latin letter in lower case that a Cyrillic or Greek letter looks like; other signs stay. */
export const latinLookalike = (letter: string): string => lookalikes[letter.toUpperCase()]?.toLowerCase() ?? letter
