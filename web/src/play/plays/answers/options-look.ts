import type { Q } from '@trivium/contract/play/plays'
import { formulaWords } from '../../../platform/ui/text/formula-words.ts'

const fewOptions = 5
const shortLetters = 14
const briefLetters = 8
/** Formulas are drawn larger than words. */
const briefSigns = 7

/**
 * The layout of options, as attributes of their list (answers.module.css): many options, short ones side by side (brief ones only below a chain),
 * or pictures as tiles.
 */
export function looksOf(options: Q['options']) {
  const isMany = options.length > fewOptions
  const isWithin = (letters: number) => options.every(({ text, image }) => image === null && text.length <= letters && !text.includes('$'))
  return {
    'data-many': isMany || undefined,
    'data-short': (isMany && isWithin(shortLetters)) || undefined,
    'data-brief': isWithin(briefLetters) || options.every(isBriefFormula) || undefined,
    'data-pictures': options.every(({ text, image }) => text === '' && image !== null) || undefined,
  }
}

const isBriefFormula = ({ text, image }: Q['options'][number]) => image === null && formulaWords(text).length <= briefSigns
