import type { OptionKey } from '@trivium/contract/play/plays'
import { IconSquare, IconSquareCheckFilled } from '@tabler/icons-react'
import type { AnswerInputProps } from './answer-input-props.ts'
import { keysIn } from '../../modes/index.ts'
import { toggled } from './answer-text.ts'
import classes from './answers.module.css'
import { HandInButton } from './hand-in-button.tsx'
import { OptionBody } from './option-body.tsx'
import { markOf, OptionMark, stepsBack, StruckWord } from './option-mark.tsx'
import { looksOf } from './options-look.ts'
import { Remark } from './remark.tsx'
import { useStrike } from './use-strike.ts'

/** Multiple selection: the player submits the set with a button. */
export function OptionSet({ question, effect, answer, outcome, isOpen, isSending, onChange, onHandIn }: AnswerInputProps) {
  const chosen = keysIn(answer)
  const right = keysIn(outcome?.correct_answer ?? null)
  const { isStruck, isStriking, strike } = useStrike(question)
  const press = (option: OptionKey) => (isStriking ? strike(option) : onChange(toggled(answer, option)))
  return (
    <>
      <ul className={classes.options} {...looksOf(question.options)} data-striking={(isOpen && isStriking) || undefined}>
        {question.options.map(option => {
          const isChosen = chosen.includes(option.key)
          const mark = markOf({ isChosen, isRight: right.length > 0 ? right.includes(option.key) : null })
          const Box = isChosen ? IconSquareCheckFilled : IconSquare
          return (
            <li key={option.key}>
              <button
                type="button"
                role="checkbox"
                aria-checked={isChosen}
                className={classes.option}
                data-mark={mark ?? undefined}
                data-back={stepsBack(mark, outcome) || undefined}
                data-struck={isStruck(option.key) || undefined}
                data-missed={(mark === 'right' && !isChosen) || undefined}
                aria-disabled={!isOpen}
                aria-keyshortcuts={option.key}
                onClick={() => isOpen && press(option.key)}
              >
                <OptionBody option={option} languageId={question.language_id} effect={effect} />
                {outcome ? <OptionMark mark={mark} isChosen={isChosen} /> : <Box size={24} aria-hidden />}
                {isStruck(option.key) && <StruckWord />}
              </button>
              <Remark outcome={outcome} option={option.key} languageId={question.language_id} />
            </li>
          )
        })}
      </ul>
      <HandInButton
        isOpen={isOpen}
        isSending={isSending}
        outcome={outcome}
        isReady={chosen.length > 0}
        onClick={() => isOpen && onHandIn(answer)}
      />
    </>
  )
}
