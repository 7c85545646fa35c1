// The tiles of the on-screen keyboard: always the whole alphabet, so that they do not reveal the letters of the answer.
// Accents are left out, because the server ignores them (foldWord in rules/src/play/plays/words.ts).

type Script = 'latin' | 'arabic' | 'devanagari'

/** How a word is written: its direction and its keys; null if only the player's own keyboard has the letters. */
interface Writing {
  keys: Script | null
  isRtl: boolean
}

/** Rows as on the keyboards of phones, from left to right in all scripts. */
const rowsOf = (letters: string) => letters.split(' ').map(row => [...row])
const latin = rowsOf('qwertyuiop asdfghjkl zxcvbnm')
const spanish = rowsOf('qwertyuiop asdfghjklñ zxcvbnm')
const arabic = rowsOf('ضصثقفغعهخحج شسيبلاتنمكط ذءرىةوزظد')
const persian = rowsOf('ضصثقفغعهخحجچ شسیبلاتنمکگ ظطژزرذدپوء')
const urdu = [...'ابپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںوہھءیے']
/** Vowel signs, the virama and the nukta combine with the letter before. */
const devanagari = [...'अआइईउऊऋएऐऑओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसहािीुूृेैॉोौंँः़्']

const known: Partial<Record<string, Script>> = { Latn: 'latin', Arab: 'arabic', Deva: 'devanagari' }
const rightToLeft = new Set(['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm'])
/** The scripts to look for in a text without a language, in this order. */
const signs: [code: string, sign: RegExp][] = [
  ['Arab', /\p{Script=Arabic}/u],
  ['Deva', /\p{Script=Devanagari}/u],
  ['Hebr', /\p{Script=Hebrew}/u],
  // Any script except Latin.
  ['Zyyy', /(?!\p{Script=Latin})\p{L}/u],
]

/** Uses the question's language, or the text while the language is unknown. */
export function writingOf(lang: string | undefined, text: string): Writing {
  const code = (lang === undefined ? null : scriptIn(lang)) ?? signs.find(([, sign]) => sign.test(text))?.[0] ?? 'Latn'
  return { keys: known[code] ?? null, isRtl: rightToLeft.has(code) }
}

function scriptIn(lang: string): string | null {
  try {
    return new Intl.Locale(lang).maximize().script ?? null
  } catch {
    return null
  }
}

/** The rows of a keyboard that players know, or one list in alphabetical order. */
const ofScript: Record<Script, string[][]> = { latin, arabic, devanagari: [devanagari] }
/** Languages with additional letters. The Spanish ñ is optional: an n also counts. */
const ofLanguage: Record<string, string[][]> = { es: spanish, fa: persian, ur: [urdu] }

export const tileRowsOf = (script: Script, lang: string | undefined): string[][] =>
  ofLanguage[lang?.split('-')[0] ?? ''] ?? ofScript[script]

/** For words that contain digits. */
export const digitRows: string[][] = [[...'12345'], [...'67890']]

/** Shows a combining sign on a dotted circle. */
export const shownTile = (tile: string) => (/^\p{M}/u.test(tile) ? `◌${tile}` : tile)
