// The letters of languages beyond a to z. A text whose letters fit no language was decoded wrongly.

const latin: Record<string, string> = {
  fr: 'àâæçéèêëîïôœùûüÿ',
  es: 'áéíóúüñ',
  ca: 'àèéíïòóúüç',
  pt: 'áâãàçéêíóôõúü',
  it: 'àèéìíîòóùú',
  de: 'äöüßé',
  nl: 'áéíóúàèëïöüĳ',
  nordic: 'åäæöøé',
  is: 'áéíóúýþæöð',
  ga: 'áéíóú',
  pl: 'ąćęłńóśźż',
  cs: 'áčďéěíňóřšťúůýžľĺŕäô',
  hr: 'čćđšž',
  hu: 'áéíóöőúüű',
  ro: 'ăâîșțşţ',
  sq: 'çë',
  tr: 'çğıiöşüâîûi̇',
  et: 'äöõüšž',
  lv: 'āčēģīķļņšūž',
  lt: 'ąčęėįšųūž',
}
const cyrillic: Record<string, string> = {
  ru: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  uk: 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя',
  be: 'абвгдеёжзійклмнопрстуўфхцчшыьэюя',
  bg: 'абвгдежзийклмнопрстуфхцчшщъьюя',
  sr: 'абвгдђежзијклљмнњопрстћуфхцчџш',
  mk: 'абвгдѓежзѕијклљмнњопрстќуфхцчџш',
}
const others: Record<string, string> = {
  el: 'αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰ',
  he: 'אבגדהוזחטיךכלםמןנסעףפץצקרשת',
  ar: 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيًٌٍَُِّْـپچژگٹڈڑںھہےک',
  th: Array.from({ length: 0x0e5b - 0x0e00 }, (_, index) => String.fromCharCode(0x0e01 + index)).join(''),
}

const alphabets: readonly [string, ReadonlySet<string>][] = Object.entries({ ...latin, ...cyrillic, ...others }).map(
  ([language, letters]) => [language, new Set(letters)],
)
const joined = (...languages: (keyof typeof latin)[]) => new Set(languages.map(language => latin[language] ?? '').join(''))
/** One quiz may hold names from many countries. */
const regions: readonly [string, ReadonlySet<string>][] = [
  ['west', joined('fr', 'es', 'ca', 'pt', 'it', 'de', 'nl', 'nordic', 'is')],
  ['centre', joined('pl', 'cs', 'hr', 'hu', 'ro', 'sq', 'de')],
]

/** A foreign name brings foreign letters: at most this share of letters may be outside the alphabet. */
const mostForeign = 0.03

/** @param letters how often each lower-case letter beyond a to z occurs */
const having = (letters: ReadonlyMap<string, number>, sets: typeof alphabets): string[] => {
  const total = letters.values().reduce((sum, count) => sum + count, 0)
  const foreignTo = (set: ReadonlySet<string>) => letters.entries().reduce((sum, [letter, count]) => sum + (set.has(letter) ? 0 : count), 0)
  return sets.flatMap(([language, set]) => (foreignTo(set) <= total * mostForeign ? [language] : []))
}

/** Languages whose alphabets have these letters, or nearly all. */
export const languagesOf = (letters: ReadonlyMap<string, number>): string[] => having(letters, alphabets)
/** Regions whose languages together have them. */
export const regionsOf = (letters: ReadonlyMap<string, number>): string[] => having(letters, regions)
