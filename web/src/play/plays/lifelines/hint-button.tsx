import type { Play, Q } from '@trivium/contract/play/plays'
import { hintsLeft } from '@trivium/rules/play/plays/words'
import { IconBulb } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { CoinIcon } from '../../../platform/ui/drawing/coin-icon.ts'
import { refusalText } from '../../../platform/ui/feedback/notify-call-error.ts'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import { effectOn } from '../answers/answer-input-props.ts'
import classes from './lifelines.module.css'
import type { useHint } from './use-helps.ts'

interface HintButtonProps {
  play: Play
  question: Q
  hint: ReturnType<typeof useHint>
  isOpen: boolean
}

/** Buys a letter of the word. If no hint is available, the button shows the reason. */
export function HintButton({ play, question, hint, isOpen }: HintButtonProps) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  if (!question.letters || play.hint_price === null) return null
  const letters = effectOn(play, question)?.letters ?? []
  const left = hintsLeft(question.letters, letters.length, play.hints_per_question)
  const isOff = hint.problem !== null
  return (
    <section aria-label={t('word.hints')}>
      <button
        type="button"
        className={`${classes.lifeline} ${classes.hint}`}
        data-off={isOff || undefined}
        aria-disabled={isOff || hint.isPending || !isOpen}
        aria-keyshortcuts="?"
        onClick={hint.use}
      >
        <IconBulb size={26} stroke={1.75} aria-hidden />
        <span className={classes.lifelineName}>{t('word.hint')}</span>
        <span className={`${classes.price} tabular`}>
          {hint.problem ? (
            refusalText(hint.problem)
          ) : (
            <>
              <CoinIcon size={16} aria-hidden /> {t('play.price', { count: play.hint_price, shown: count(play.hint_price) })}
              <span className={classes.left}> · {t('word.hints_left', { left: count(left), total: count(play.hints_per_question) })}</span>
            </>
          )}
        </span>
        <kbd className={classes.shortcut} aria-hidden>
          ?
        </kbd>
      </button>
      <p className={classes.pollNote} role="status">
        {letters.map(({ position, letter }) => t('word.hint_told', { place: count(position + 1), letter: letter.toUpperCase() })).join(' ')}
      </p>
    </section>
  )
}
