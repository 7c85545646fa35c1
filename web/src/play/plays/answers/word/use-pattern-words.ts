import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../../../platform/ui/text/numbers.ts'
import { type Letters, patternOf } from './word-slots.ts'

/** The pattern of the word for screen readers: "5 letters, space, 3 letters". */
export function usePatternWords(letters: Letters): string {
  const { t, i18n } = useTranslation()
  const { count } = useNumbers()
  const parts = patternOf(letters).map(part => {
    if ('letters' in part) return t('word.letters', { count: part.letters, shown: count(part.letters) })
    if (part.blank.trim() === '') return t('word.space')
    if (/[-‐–]/.test(part.blank)) return t('word.hyphen')
    return /['’ʼ]/.test(part.blank) ? t('word.apostrophe') : part.blank
  })
  return `${parts.join(i18n.dir() === 'rtl' ? '، ' : ', ')}.`
}
