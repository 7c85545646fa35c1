// Blackboard stores the two answers of an "Either/Or" item as keys (`yes_no.true`), and shows them in each reader's language.

import { wordsForTrue } from '../../judging/imported-question.ts'

const pairs: Record<string, Record<string, [string, string]>> = {
  yes_no: { en: ['Yes', 'No'], es: ['Sí', 'No'], ar: ['نعم', 'لا'] },
  agree_disagree: { en: ['Agree', 'Disagree'], es: ['De acuerdo', 'En desacuerdo'], ar: ['أوافق', 'لا أوافق'] },
  right_wrong: { en: ['Right', 'Wrong'], es: ['Correcto', 'Incorrecto'], ar: ['صواب', 'خطأ'] },
}

/** Returns any other text unchanged. */
export function eitherOr(text: string, language: string): string {
  const [, name = '', which] = /^(true_false|yes_no|agree_disagree|right_wrong)\.(true|false)$/.exec(text) ?? []
  if (which === undefined) return text
  const words = name === 'true_false' ? wordsForTrue(language) : (pairs[name]?.[language] ?? pairs[name]?.['en'])
  return words?.[which === 'true' ? 0 : 1] ?? text
}
