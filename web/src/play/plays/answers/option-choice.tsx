import type { OptionKey } from '@trivium/contract/play/plays'
import type { AnswerInputProps } from './answer-input-props.ts'
import classes from './answers.module.css'
import { OptionBody } from './option-body.tsx'
import { markOfChoice, OptionMark, stepsBack, StruckWord } from './option-mark.tsx'
import { looksOf } from './options-look.ts'
import { Remark } from './remark.tsx'
import { useStrike } from './use-strike.ts'

/** A single choice: choosing an option submits it. */
export function OptionChoice({ question, effect, answer, outcome, isOpen, onHandIn, beside }: AnswerInputProps) {
  const { isStruck, isStriking, strike } = useStrike(question)
  const press = (option: OptionKey) => (isStriking ? strike(option) : onHandIn(option))
  return (
    <ul className={classes.options} {...looksOf(question.options)} data-striking={(isOpen && isStriking) || undefined}>
      {question.options.map(option => {
        const isChosen = answer === option.key
        const isRemoved = effect?.removed.includes(option.key) ?? false
        const mark = markOfChoice(option.key, answer, outcome)
        return (
          <li key={option.key}>
            <button
              type="button"
              className={classes.option}
              data-mark={mark ?? undefined}
              data-back={stepsBack(mark, outcome) || undefined}
              data-removed={isRemoved || undefined}
              data-struck={isStruck(option.key) || undefined}
              aria-disabled={!isOpen || isRemoved}
              aria-keyshortcuts={option.key}
              onClick={() => isOpen && !isRemoved && press(option.key)}
            >
              <OptionBody option={option} languageId={question.language_id} effect={effect} />
              {beside?.[option.key]}
              <OptionMark mark={mark} isChosen={isChosen} />
              {isStruck(option.key) && <StruckWord />}
            </button>
            <Remark outcome={outcome} option={option.key} languageId={question.language_id} />
          </li>
        )
      })}
    </ul>
  )
}
