// The tiles of the on-screen keyboard: always the whole alphabet, so that they do not reveal the letters of the answer.
// Accents are left out, because the server ignores them (foldWord in rules/src/words.ts).

type Script = 'latin' | 'arabic' | 'devanagari'

const latin = [...'abcdefghijklmnopqrstuvwxyz']
const arabic = [...'ابتثجحخدذرزسشصضطظعغفقكلمنهويىةء']
const persian = [...'ابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهیء']
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

const ofScript: Record<Script, string[]> = { latin, arabic, devanagari }
/** Languages with additional letters. The Spanish ñ is optional: an n also counts. */
const ofLanguage: Record<string, string[]> = {
  es: latin.flatMap(letter => (letter === 'n' ? ['n', 'ñ'] : [letter])),
  fa: persian,
  ur: urdu,
}

export const tilesOf = (script: Script, lang: string | undefined): string[] => ofLanguage[lang?.split('-')[0] ?? ''] ?? ofScript[script]

/** Shows a combining sign on a dotted circle. */
export const shownTile = (tile: string) => (/^\p{M}/u.test(tile) ? `◌${tile}` : tile)
