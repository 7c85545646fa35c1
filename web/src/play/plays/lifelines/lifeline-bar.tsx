import type { LifelineName } from '@trivium/contract/play/play-names'
import type { Play, Q } from '@trivium/contract/play/plays'
import { VisuallyHidden } from '@mantine/core'
import { IconChartBar, IconCheck, IconPercentage50, IconPlayerSkipForward, IconStopwatch, type Icon } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import { type Effect, effectOn } from '../answers/answer-input-props.ts'
import { hasKey, lifelineKeys } from '../conversation/play-command.ts'
import { lifelineProblem } from './help-problem.ts'
import classes from './lifelines.module.css'
import type { useLifelines } from './use-helps.ts'

const icons: Record<LifelineName, Icon> = {
  fifty_fifty: IconPercentage50,
  audience_poll: IconChartBar,
  reset_timer: IconStopwatch,
  skip: IconPlayerSkipForward,
}

interface LifelineBarProps {
  play: Play
  question: Q
  /** The last lifeline used on this question. */
  lastLifeline: LifelineName | null
  lifelines: ReturnType<typeof useLifelines>
  isSending: boolean
}

/** Each lifeline works once per play. A press on an unavailable one shows the reason. */
export function LifelineBar({ play, question, lastLifeline, lifelines: { coins, isPending, use }, isSending }: LifelineBarProps) {
  const { t } = useTranslation()
  const terms = useTerms(play)
  if (play.lifelines.length === 0) return null
  return (
    <section aria-label={t('play.lifelines')} className={classes.section}>
      <p className={classes.terms}>{terms}</p>
      <ul className={classes.lifelines}>
        {play.lifelines.map(entry => (
          <li key={entry.name}>
            <LifelineButton
              entry={entry}
              isOff={lifelineProblem(play, question, { name: entry.name, coins }) !== null}
              isPending={isPending || isSending}
              hasKey={hasKey(entry.name, question)}
              onUse={use}
            />
          </li>
        ))}
      </ul>
      <p className={classes.pollNote} role="status">
        <LifelineWords effect={effectOn(play, question)} lastLifeline={lastLifeline} />
      </p>
    </section>
  )
}

/** What lifelines cost, said once for all of them. */
function useTerms({ free_lifelines: free, lifeline_price: price }: Play): string {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const coins = t('play.price', { count: price, shown: count(price) })
  return free > 0
    ? t('play.lifelines_free', { count: free, shown: count(free), price: coins })
    : t('play.lifelines_price', { price: coins })
}

interface LifelineButtonProps {
  entry: Play['lifelines'][number]
  isOff: boolean
  isPending: boolean
  /** False if an option has that letter: the letter then means the option. */
  hasKey: boolean
  onUse: (name: LifelineName) => void
}

function LifelineButton({ entry: { name, used }, isOff, isPending, hasKey: isKeyShown, onUse }: LifelineButtonProps) {
  const { t } = useTranslation()
  const Drawing = icons[name]
  return (
    <button
      type="button"
      className={classes.lifeline}
      data-off={isOff || undefined}
      aria-disabled={isOff || isPending}
      aria-keyshortcuts={isKeyShown ? lifelineKeys[name] : undefined}
      onClick={() => !isPending && onUse(name)}
    >
      <Drawing size={26} stroke={1.75} aria-hidden />
      <span className={classes.lifelineName}>{t(`play.lifeline_${name}`)}</span>
      {used && <VisuallyHidden>{t('play.used')}</VisuallyHidden>}
      {used && <IconCheck size={18} className={classes.used} aria-hidden />}
      {isKeyShown && (
        <kbd className={classes.shortcut} aria-hidden>
          {lifelineKeys[name].toUpperCase()}
        </kbd>
      )}
    </button>
  )
}

/** Describes the effects of lifelines on this question for screen readers. */
function LifelineWords({ effect, lastLifeline }: { effect: Effect | undefined; lastLifeline: LifelineName | null }) {
  const { t, i18n } = useTranslation()
  const { count } = useNumbers()
  const gone = (effect?.removed ?? []).map(key => t(`play.key_${key}`))
  return (
    <>
      {gone.length > 0 && `${t('play.removed', { options: new Intl.ListFormat(i18n.language).format(gone) })} `}
      {effect?.shares &&
        `${effect.estimated ? t('play.poll_estimated') : t('play.poll_real', { count: effect.respondents, shown: count(effect.respondents) })} `}
      {lastLifeline === 'reset_timer' && t('play.clock_restarted')}
      {lastLifeline === 'skip' && t('play.question_replaced')}
    </>
  )
}
