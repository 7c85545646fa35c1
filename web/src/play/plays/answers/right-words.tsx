import type { Q } from '@trivium/contract/play/plays'
import { foldWord } from '@trivium/rules/play/plays/words'
import { useTranslation } from 'react-i18next'
import { useContentLang } from '../../../platform/i18n/content-language.ts'
import { answerWords, withTolerance } from '../../modes/index.ts'
import { FormulaText } from '../../../platform/ui/text/formula-text.tsx'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import type { AnswerFeedback } from './answer-input-props.ts'
import classes from './right-words.module.css'

interface RightWordsProps {
  question: Q
  answer: string
  feedback: AnswerFeedback
}

/** The right answer in words if the player gave another, and other accepted answers: another word, or any number within the tolerance. */
export function RightWords({ question, answer, feedback }: RightWordsProps) {
  const { t } = useTranslation()
  const { exact } = useNumbers()
  const lang = useContentLang(question.language_id)
  const { correct, correct_answer, tolerance, also_right = [] } = feedback
  const words = answerWords(question, correct_answer, exact)
  const isNear = question.question_type === 'number' && Boolean(tolerance)
  const others = correct_answer === null ? [] : otherWords(answer, correct ? [correct_answer, ...also_right] : also_right, question)
  return (
    <>
      {words.length > 0 && (!correct || isNear) && (
        <p className={classes.rightWords} data-marked={question.options.length > 0 || undefined}>
          {t('play.right_was')}{' '}
          <bdi lang={lang}>
            <FormulaText text={withTolerance(words.join(' · '), tolerance, exact)} />
          </bdi>
        </p>
      )}
      {others.length > 0 && (
        <p className={classes.rightWords}>
          {t('word.also_right')} <bdi lang={lang}>{others.join(' · ')}</bdi>
        </p>
      )}
    </>
  )
}

const otherWords = (given: string, right: readonly string[], { question_type }: Q): string[] =>
  question_type === 'guess_the_word' ? right.filter(word => foldWord(word) !== foldWord(given)) : []
