import type { AnswerInputProps } from './answer-input-props.ts'
import classes from './answers.module.css'
import { OptionBody } from './option-body.tsx'
import { markOfChoice, OptionMark, stepsBack, StruckWord } from './option-mark.tsx'
import { looksOf } from './options-look.ts'
import { Remark } from './remark.tsx'
import { StrikeButton, useStruck } from './strike-button.tsx'

/** A single choice: choosing an option submits it. */
export function OptionChoice({ question, effect, answer, outcome, isOpen, onHandIn, beside }: AnswerInputProps) {
  const isStruck = useStruck(question)
  return (
    <ul className={classes.options} {...looksOf(question.options)}>
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
              onClick={() => isOpen && !isRemoved && onHandIn(option.key)}
            >
              <OptionBody option={option} languageId={question.language_id} effect={effect} />
              {beside?.[option.key]}
              <span className={classes.markPlace}>
                <OptionMark mark={mark} isChosen={isChosen} />
              </span>
              {isStruck(option.key) && <StruckWord />}
            </button>
            <StrikeButton question={question} option={option.key} isOpen={isOpen} />
            <Remark outcome={outcome} option={option.key} languageId={question.language_id} />
          </li>
        )
      })}
    </ul>
  )
}
