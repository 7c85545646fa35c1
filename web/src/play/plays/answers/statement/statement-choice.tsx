import { useTranslation } from 'react-i18next'
import { hueStyle } from '../../../../platform/ui/drawing/cover.tsx'
import type { AnswerInputProps } from '../answer-input-props.ts'
import answersClasses from '../answers.module.css'
import { OptionBody } from '../option-body.tsx'
import { markOfChoice, OptionMark } from '../option-mark.tsx'
import { Remark } from '../remark.tsx'
import { lookAt } from './answer-looks.ts'
import classes from './statement.module.css'

/** The answers of a statement as two buttons for the thumbs, side by side. */
export function StatementChoice({ question, effect, answer, outcome, isOpen, onHandIn }: AnswerInputProps) {
  const { t } = useTranslation()
  return (
    <ul className={`${answersClasses.options} ${classes.thumbs}`} data-thumbs data-told={outcome !== null || undefined}>
      {question.options.map((option, place) => {
        const { Drawing, hue } = lookAt(place)
        const mark = markOfChoice(option.key, answer, outcome)
        return (
          <li key={option.key} style={hueStyle(hue)}>
            <button
              type="button"
              className={`${answersClasses.option} ${classes.thumb}`}
              data-mark={mark ?? undefined}
              aria-disabled={!isOpen}
              aria-keyshortcuts={option.key}
              onClick={() => isOpen && onHandIn(option.key)}
            >
              <Drawing size={32} stroke={1.75} aria-hidden />
              <OptionBody option={option} languageId={question.language_id} effect={effect} isKeyless />
              <span className={classes.mark}>
                <OptionMark mark={mark} isChosen={answer === option.key} />
              </span>
              <kbd className={classes.shortcut} translate="no" aria-hidden>
                {t(`play.key_${option.key}`)}
              </kbd>
            </button>
            <Remark outcome={outcome} option={option.key} languageId={question.language_id} />
          </li>
        )
      })}
    </ul>
  )
}
