// How each type of question is answered. A new type is one more row, and does not compile without.

import type { QuestionType } from '@trivium/contract/play-names'
import { Button } from '@mantine/core'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { SoundPlayer } from '../question/sound-player.tsx'
import type { AnswerInputProps } from './answer-input-props.ts'
import classes from './answers.module.css'
import { OptionChoice } from './option-choice.tsx'
import { OptionSet } from './option-set.tsx'
import { OptionOrder } from './order/option-order.tsx'
import { WordInput } from './word/word-input.tsx'

/** Formulas are drawn wherever a text holds one (ui/formula-text.tsx): maths needs no input of its own. */
const inputs: Record<QuestionType, ComponentType<AnswerInputProps>> = {
  multiple_choice: OptionChoice,
  true_false: OptionChoice,
  multi_select: OptionSet,
  sequence: OptionOrder,
  guess_the_word: WordInput,
  audio: AudioChoice,
  maths: OptionChoice,
}

/** Partial: an app kept from before a type existed may meet it. */
const known: Partial<typeof inputs> = inputs

export function AnswerInput(props: AnswerInputProps) {
  const Input = known[props.question.question_type]
  return Input ? <Input {...props} /> : <UnknownType />
}

/** A sound to listen to, and one of several to choose. */
function AudioChoice(props: AnswerInputProps) {
  const { question, playId = 0, isOpen } = props
  return (
    <>
      {question.audio && <SoundPlayer url={question.audio} question={question} playId={playId} isOpen={isOpen} />}
      <OptionChoice {...props} />
    </>
  )
}

/** A newer app is a reload away, and the play waits. */
function UnknownType() {
  const { t } = useTranslation()
  return (
    <div className={classes.unknown} role="alert">
      <p>{t('play.unknown_type')}</p>
      <Button onClick={() => location.reload()}>{t('action.reload')}</Button>
    </div>
  )
}
