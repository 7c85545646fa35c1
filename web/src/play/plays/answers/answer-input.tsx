// The input of each type of question. A new type needs a row here; it does not compile without.

import type { QuestionType } from '@trivium/contract/bank/question-names'
import { Button } from '@mantine/core'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { SoundPlayer } from '../question/sound-player.tsx'
import type { AnswerInputProps } from './answer-input-props.ts'
import classes from './answer-input.module.css'
import { MatchInput } from './match/match-input.tsx'
import { NumberInput } from './number/number-input.tsx'
import { OptionChoice } from './option-choice.tsx'
import { OptionSet } from './option-set.tsx'
import { OptionOrder } from './order/option-order.tsx'
import { WordInput } from './word/word-input.tsx'

/** Maths needs no input of its own, because every text can contain formulas (platform/ui/text/formula-text.tsx). */
const inputs: Record<QuestionType, ComponentType<AnswerInputProps>> = {
  multiple_choice: OptionChoice,
  true_false: OptionChoice,
  multi_select: OptionSet,
  sequence: OptionOrder,
  matching: MatchInput,
  number: NumberInput,
  guess_the_word: WordInput,
  audio: AudioChoice,
  maths: OptionChoice,
}

/** Partial, because a cached older app may get a newer type of question. */
const known: Partial<typeof inputs> = inputs

export function AnswerInput(props: AnswerInputProps) {
  const Input = known[props.question.question_type]
  return Input ? <Input {...props} /> : <UnknownType />
}

/** A sound and a single choice. */
function AudioChoice(props: AnswerInputProps) {
  const { question, playId = 0, isOpen, outcome } = props
  return (
    <>
      {question.audio && <SoundPlayer url={question.audio} question={question} playId={playId} isOpen={isOpen} isTold={outcome !== null} />}
      <OptionChoice {...props} />
    </>
  )
}

/** Asks for a reload, which loads a newer app; the play stays open. */
function UnknownType() {
  const { t } = useTranslation()
  return (
    <div className={classes.unknown} role="alert">
      <p>{t('play.unknown_type')}</p>
      <Button onClick={() => location.reload()}>{t('action.reload')}</Button>
    </div>
  )
}
