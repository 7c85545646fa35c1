// Symbols, atomic numbers and families of the chemical elements.

import type { Draft } from '../../draft-types.ts'
import type { ContentLanguage, LocalText } from '@trivium/content/types'
import { draftsOf, easiest, isSpelledOut, pickWrong } from '../draft.ts'
import type { Fact } from '../draft.ts'
import { symbolOrigins } from './element-names.ts'
import { elements } from './elements.ts'
import type { Element } from './elements.ts'
import { sources } from '../sources.ts'
import { capitalised } from '../wording.ts'

const familyNames: Record<string, LocalText> = {
  'Alkali metal': { en: 'Alkali metals', es: 'Metales alcalinos', ar: 'الفلزات القلوية' },
  'Alkaline earth metal': { en: 'Alkaline earth metals', es: 'Metales alcalinotérreos', ar: 'الفلزات القلوية الترابية' },
  Halogen: { en: 'Halogens', es: 'Halógenos', ar: 'الهالوجينات' },
  'Noble gas': { en: 'Noble gases', es: 'Gases nobles', ar: 'الغازات النبيلة' },
  Lanthanide: { en: 'Lanthanides', es: 'Lantánidos', ar: 'اللانثانيدات' },
  Actinide: { en: 'Actinides', es: 'Actínidos', ar: 'الأكتينيدات' },
}

export function elementQuestions(): Draft[] {
  return draftsOf(language => {
    const most = language === 'en' ? 80 : 60
    return [
      ...easiest(
        elements.map(element => symbolOf(element, language)),
        most + 15,
      ),
      ...easiest(
        elements.map(element => elementWithSymbol(element, language)).filter(fact => !isSpelledOut(fact, fact.subject)),
        most,
      ),
      ...easiest(
        elements.map(element => elementNumbered(element, language)),
        most,
      ),
      ...elements.flatMap(element => familyOf(element, language)),
    ]
  })
}

function symbolOf(element: Element, language: ContentLanguage): Fact {
  const question = {
    en: `What is the chemical symbol of ${element.name.en.toLowerCase()}?`,
    es: `¿Cuál es el símbolo químico ${ofElementEs(element)}?`,
    ar: `ما الرمز الكيميائي لعنصر ${named(element, 'ar')}؟`,
  }[language]
  const wrong = pickWrong(`symbol of ${element.symbol}`, element.symbol, similarSymbols(element), element.name[language])
  return { ...shared(element, language), pack: 'symbol-of', difficulty: element.rank, question, right: element.symbol, wrong }
}

function elementWithSymbol(element: Element, language: ContentLanguage): Fact {
  const question = {
    en: `Which element has the symbol ${element.symbol}?`,
    es: `¿Qué elemento tiene el símbolo ${element.symbol}?`,
    ar: `ما العنصر الذي رمزه ${element.symbol}؟`,
  }[language]
  const right = label(element, language)
  const choices = others(element).map(other => ({
    label: label(other, language),
    distance: unlikeness(element, other, language),
  }))
  const wrong = pickWrong(`element ${element.symbol}`, right, choices, element.symbol)
  return { ...shared(element, language), pack: 'element-of-symbol', difficulty: element.rank + 5, question, right, wrong }
}

function elementNumbered(element: Element, language: ContentLanguage): Fact {
  const question = {
    en: `Which element has the atomic number ${element.number}?`,
    es: `¿Qué elemento tiene el número atómico ${element.number}?`,
    ar: `ما العنصر الذي عدده الذري ${element.number}؟`,
  }[language]
  const right = label(element, language)
  const choices = others(element).map(other => ({
    label: label(other, language),
    distance: Math.abs(other.number - element.number),
  }))
  const wrong = pickWrong(`number ${element.number}`, right, choices)
  return { ...shared(element, language), pack: 'element-numbered', difficulty: element.rank + 30, question, right, wrong }
}

function familyOf(element: Element, language: ContentLanguage): Fact[] {
  const right = element.family && familyNames[element.family]?.[language]
  if (!right) return []
  const question = {
    en: `To which family of elements does ${element.name.en.toLowerCase()} belong?`,
    es: `¿A qué familia de elementos pertenece el ${element.name.es}?`,
    ar: `إلى أي عائلة من العناصر ينتمي ${named(element, 'ar')}؟`,
  }[language]
  const choices = Object.values(familyNames).map(name => ({ label: name[language], distance: 0 }))
  const wrong = pickWrong(`family of ${element.symbol}`, right, choices)
  return [{ ...shared(element, language), pack: 'family-of', difficulty: element.rank + 20, question, right, wrong }]
}

function others(element: Element): Element[] {
  return elements.filter(other => other.symbol !== element.symbol)
}

/** Symbols that start like the element's own symbol or English name come first: Ag, Al and Ar for silver. */
function similarSymbols(element: Element) {
  const letters = [element.symbol.charAt(0), element.name.en.charAt(0)]
  return others(element).map(other => ({
    label: other.symbol,
    distance: (letters.includes(other.symbol.charAt(0)) ? 0 : 200) + Math.abs(other.rank - element.rank),
  }))
}

function unlikeness(element: Element, other: Element, language: ContentLanguage): number {
  const isGuessable = other.name.en.startsWith(element.symbol.charAt(0)) || label(other, language).startsWith(element.symbol.charAt(0))
  return (isGuessable ? 0 : 200) + Math.abs(other.rank - element.rank)
}

function label(element: Element, language: ContentLanguage): string {
  return capitalised(element.name[language])
}

/** The name with its article, for the start of a sentence: "El oro", "الذهب". */
function named(element: Element, language: ContentLanguage): string {
  const article = element.symbol === 'Ag' ? 'La' : 'El'
  return { en: element.name.en, es: `${article} ${element.name.es}`, ar: `ال${element.name.ar}` }[language]
}

function ofElementEs(element: Element): string {
  return element.symbol === 'Ag' ? 'de la plata' : `del ${element.name.es}`
}

function shared(element: Element, language: ContentLanguage) {
  const place = { category: 'science', subcategory: 'elements', source: sources.elements }
  return { ...place, subject: element.symbol, language, note: noteOn(element, language) }
}

function noteOn(element: Element, language: ContentLanguage): string | null {
  const origin = symbolOrigins[element.symbol]
  return origin ? originNote(origin, language) : null
}

function originNote(origin: string, language: ContentLanguage): string {
  return {
    en: `The symbol comes from the Latin name, ${origin}.`,
    es: `El símbolo viene del nombre latino, ${origin}.`,
    ar: `الرمز مأخوذ من الاسم اللاتيني ${origin}.`,
  }[language]
}
