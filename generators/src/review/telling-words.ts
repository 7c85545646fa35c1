// Words by which players guess: an absolute is taken for false, a hedge for true.

import type { ContentLanguage } from '@trivium/content/types'

const asWords = (words: string) => new RegExp(`(?<!\\p{L})(${words})(?!\\p{L})`, 'iu')

export const absolutes: Record<ContentLanguage, RegExp> = {
  en: asWords('all|every|each|always|never|only|none|nothing|nobody|everyone|everything|any|exactly|entirely|completely|must|cannot'),
  es: asWords(
    'tod[oa]s?|siempre|nunca|jamás|s[oó]lo|solamente|únic[oa]s?|ningun[oa]?|ningún|nada|nadie|cada|exactamente|cualquier|únicamente|completamente',
  ),
  ar: asWords('[وفبل]?كلّ?|جميع|دائم[ًا]*ا?|أبد[ًا]*ا?|فقط|وحده|وحدها|الوحيد|الوحيدة|لا أحد|تمام[ًا]*ا?|قطّ?|أيّ|كافة'),
}

export const hedges: Record<ContentLanguage, RegExp> = {
  en: asWords(
    'most|mostly|many|some|several|usually|often|sometimes|can|could|may|might|about|nearly|almost|generally|commonly|tend|tends|partly',
  ),
  es: asWords(
    'mayoría|muchos|muchas|algunos|algunas|varios|varias|suelen?|a menudo|a veces|puede|pueden|podía|casi|generalmente|unos|unas|parte|cerca',
  ),
  ar: asWords('معظم|أغلب|كثير|بعض|عدّة|عدة|غالب[ًا]*ا?|عادة|أحيان[ًا]*ا?|يمكن|قد|نحو|تقريب[ًا]*ا?|جزء'),
}

export const whoWords: Record<ContentLanguage, RegExp> = {
  en: /^(who|whom|whose)\b/i,
  es: /^¿?(a |de |con |por |para )?qui[eé]n(es)?\b/i,
  ar: /^(من|مَن|مَنْ) /u,
}

export const askingWords: Record<ContentLanguage, RegExp> = {
  en: /^((in|on|of|from|at|by|to|for|with|after|into|under) )?(which|what)\b/i,
  es: /^¿(.{1,6} )?(qué|cuál|cuáles)(?!\p{L})/iu,
  ar: /^(\S{1,3} )?(ما|ماذا|أي|أيّ|أيُّ|أيّة|أية)\s/u,
}
