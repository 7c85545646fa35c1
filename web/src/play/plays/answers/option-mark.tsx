// Right and wrong differ by icon and words, not by colour alone.

import { VisuallyHidden } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { keysIn } from '../../modes/index.ts'
import type { AnswerInputProps } from './answer-input-props.ts'

export type Mark = 'right' | 'wrong' | 'chosen' | null

interface Marked {
  isChosen: boolean
  /** Null before the feedback. */
  isRight: boolean | null
}

export function markOf({ isChosen, isRight }: Marked): Mark {
  if (isRight === true) return 'right'
  if (isChosen) return isRight === false ? 'wrong' : 'chosen'
  return null
}

/** The mark of an option in a single choice. If the right answer is not revealed, only the chosen option gets a verdict. */
export function markOfChoice(key: string, answer: string, outcome: AnswerInputProps['outcome']): Mark {
  const right = keysIn(outcome?.correct_answer ?? null)
  const isChosen = answer === key
  const feedback = outcome?.correct ?? null
  return markOf({ isChosen, isRight: right.length > 0 ? right.some(one => one === key) : isChosen ? feedback : null })
}

/** Whether an option steps back: it is neither chosen nor right, and the verdict is revealed. */
export const stepsBack = (mark: Mark, outcome: AnswerInputProps['outcome']) => mark === null && (outcome?.correct ?? null) !== null

export function OptionMark({ mark, isChosen }: { mark: Mark; isChosen: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      {mark === 'right' && <IconCheck size={24} aria-hidden />}
      {mark === 'wrong' && <IconX size={24} aria-hidden />}
      <VisuallyHidden>
        {isChosen && t('play.your_answer')} {mark === 'right' && t('play.right_answer')} {mark === 'wrong' && t('play.wrong_answer')}
      </VisuallyHidden>
    </>
  )
}

/** For screen readers; sighted players see the line through the option. */
export function StruckWord() {
  const { t } = useTranslation()
  return <VisuallyHidden>{t('test.is_struck')}</VisuallyHidden>
}
