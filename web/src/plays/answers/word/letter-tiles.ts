// The tiles of the on-screen keyboard: always the whole alphabet, so that they do not reveal the letters of the answer.
// Accents are left out, because the server ignores them (foldWord in rules/src/words.ts).

type Script = 'latin' | 'arabic' | 'devanagari'

/** Rows as on the keyboards of phones, from left to right in all scripts. */
const rowsOf = (letters: string) => letters.split(' ').map(row => [...row])
const latin = rowsOf('qwertyuiop asdfghjkl zxcvbnm')
const spanish = rowsOf('qwertyuiop asdfghjklñ zxcvbnm')
const arabic = rowsOf('ضصثقفغعهخحج شسيبلاتنمكط ذءرىةوزظد')
const persian = rowsOf('ضصثقفغعهخحجچ شسیبلاتنمکگ ظطژزرذدپوء')
const urdu = [...'ابپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںوہھءیے']
/** Vowel signs, the virama and the nukta combine with the letter before. */
const devanagari = [...'अआइईउऊऋएऐऑओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसहािीुूृेैॉोौंँः़्']

const scripts: Record<string, Script> = { ar: 'arabic', fa: 'arabic', ur: 'arabic', hi: 'devanagari', mr: 'devanagari', ne: 'devanagari' }

/** The script of the question's language, or of its text while the language is unknown. */
export function scriptOf(lang: string | undefined, text: string): Script {
  if (lang !== undefined) return scripts[lang.split('-')[0] ?? ''] ?? 'latin'
  if (/\p{Script=Arabic}/u.test(text)) return 'arabic'
  return /\p{Script=Devanagari}/u.test(text) ? 'devanagari' : 'latin'
}

/** Rows of a keyboard that players know, or one list in the order of the alphabet. */
const ofScript: Record<Script, string[][]> = { latin, arabic, devanagari: [devanagari] }
/** Languages with additional letters. The Spanish ñ is optional: an n also counts. */
const ofLanguage: Record<string, string[][]> = { es: spanish, fa: persian, ur: [urdu] }

export const tileRowsOf = (script: Script, lang: string | undefined): string[][] =>
  ofLanguage[lang?.split('-')[0] ?? ''] ?? ofScript[script]

/** Shows a combining sign on a dotted circle. */
export const shownTile = (tile: string) => (/^\p{M}/u.test(tile) ? `◌${tile}` : tile)
