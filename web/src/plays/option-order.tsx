import { VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../ui/numbers.ts'
import type { AnswerInputProps } from './answer-inputs.tsx'
import { moved } from './answer-text.ts'
import { HandInButton } from './hand-in-button.tsx'
import { OptionBody } from './option-body.tsx'
import { OptionMark } from './option-mark.tsx'
import { OrderButtons } from './order-buttons.tsx'
import { keysIn } from './play-state.ts'
import classes from './play.module.css'

/** All of them, in the right order: moved up and down, handed in when the player is done. */
export function OptionOrder({ question, effect, answer, outcome, isOpen, onChange, onHandIn }: AnswerInputProps) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const [lastMove, setLastMove] = useState('')
  const keys = answer === '' ? question.options.map(option => option.key) : keysIn(answer)
  const right = keysIn(outcome?.correct_answer ?? null)
  const move = (from: number, to: number, option: string) => {
    if (to < 0 || to >= keys.length) return
    onChange(moved(keys, from, to))
    setLastMove(t('play.moved', { option, place: count(to + 1), total: count(keys.length) }))
  }
  return (
    <>
      <ol className={classes.options}>
        {keys.map((key, place) => {
          const option = question.options.find(entry => entry.key === key)
          if (!option) return null
          const mark = right.length > 0 ? (right[place] === key ? 'right' : 'wrong') : null
          return (
            <li key={key} className={classes.option} data-mark={mark ?? undefined}>
              <OptionBody option={option} languageId={question.language_id} effect={effect} isKeyless />
              <span className={classes.orderEnd}>
                <OptionMark mark={mark} isChosen={false} />
                <OrderButtons
                  option={option.text}
                  isDone={outcome !== null}
                  isFirst={place === 0}
                  isLast={place === keys.length - 1}
                  onMove={by => isOpen && move(place, place + by, option.text)}
                />
              </span>
            </li>
          )
        })}
      </ol>
      <VisuallyHidden role="status">{lastMove}</VisuallyHidden>
      <HandInButton isOpen={isOpen} outcome={outcome} isReady onClick={() => onHandIn(keys.join(','))} />
    </>
  )
}
