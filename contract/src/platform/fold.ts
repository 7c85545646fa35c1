// One form for what looks the same. Everything that a person types or copies and that is then compared goes through here: codes, keys,
// numbers of phones, answers in tables, names of files. It stands in the contract, because the contract checks codes, too.

const quotes: readonly [RegExp, string][] = [
  [/[‘’‚‛′‵ʹʻʼʽˈˊˋ‹›´`΄᾽᾿՚׳]/gu, "'"],
  [/[“”„‟«»″‶ʺˮ〝〞〟״]/gu, '"'],
]
/** Minus signs, lines, and what Unicode calls a dash; the waves are none. */
const dashes = /(?![\u301c\u3030])\p{Pd}|[\u02d7\u2043\u2212\u2500\u2501\u23af\u2796]/gu
/** Of no width, or marks of direction; controls that are no blank. The object that an editor has replaced is none either. */
const invisible = /\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffc]|(?!\s)\p{Cc}/gu
/** Braille's blank, and the slashes of fractions. */
const others: readonly [RegExp, string][] = [
  [/[\s\u2800]+/gu, ' '],
  [/[\u2044\u2215\u29f8]/gu, '/'],
  [/\u301c/gu, '~'],
]

/** Most texts are: nothing in them can be folded. */
const plainly = /^(?:[!-_a-~]+(?: [!-_a-~]+)*)?$/

/**
 * Case and accents are kept. NFKC makes 2² and 22 one: who looks for a text among others (an answer among options) looks for the very
 * same first, and for one that only folds to it if no other does.
 */
export function fold(text: string): string {
  if (plainly.test(text)) return text
  // What NFKC takes apart (´ becomes a blank with an accent) is looked at before, what it makes (ﬁ, ½) after it.
  const composed = withQuotes(text).normalize('NFKC').replace(invisible, '')
  const plain = others.reduce((made, [sign, instead]) => made.replace(sign, instead), withQuotes(composed).replace(dashes, '-'))
  return plain
    .replace(/(?![0-9])\p{Nd}/gu, digit => String(valueOf(digit)))
    .normalize('NFKC')
    .trim()
}

const withQuotes = (text: string) => quotes.reduce((made, [sign, instead]) => made.replace(sign, instead), text)

/** Digits stand in rows of ten: how many stand before it says what it is worth. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let first = code
  while (/^\p{Nd}$/u.test(String.fromCodePoint(first - 1))) first--
  return (code - first) % 10
}

/** The same, and without case. */
export const foldCase = (text: string): string => fold(withoutCase(fold(text)))

/** Lower, upper and lower case again: only this order makes ß equal ss, ẞ equal ß, ı equal i, and all forms of sigma equal. */
export function withoutCase(text: string): string {
  return text.toLowerCase().toUpperCase().toLowerCase().replaceAll('ς', 'σ')
}

/** Letters in another shape: wide ones, ligatures, those that a PDF file keeps as they are drawn. */
const shaped = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\ufb00-\ufb06\ufb13-\ufb17\ufb50-\ufdfb\ufe70-\ufefc]+/gu
/** Marks of direction, and what has no width; what joins letters or parts them means something. */
const unseen = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu

/** The same letters, however they are drawn. */
export const foldShape = (text: string): string => (plainly.test(text) ? text : text.replace(shaped, letters => letters.normalize('NFKC')))

/** What nobody can tell apart is the same; case, marks, quotes, and raised or lowered letters stay. */
export const foldLook = (text: string): string =>
  plainly.test(text)
    ? text
    : text
        .normalize('NFC')
        .replace(unseen, '')
        .replace(/[\u00a0\u202f]/gu, ' ')
        .trim()

/** Letters of other scripts that look like these in capitals: a code has none of them. */
const lookalikes: Record<string, string> = {
  ...paired('АВЕЅІЈКМНОРСТУХѴ', 'ABESIJKMHOPCTYXV'),
  ...paired('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'),
}

function paired(from: string, to: string): Record<string, string> {
  return Object.fromEntries([...from].map((letter, index) => [letter, to[index] ?? letter]))
}

/** A code of capitals and digits that we have given out, however it is typed: blanks, dashes, dots and quotes around it do not count. */
export const foldCode = (typed: string): string =>
  fold(typed)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, letter => lookalikes[letter] ?? letter)
