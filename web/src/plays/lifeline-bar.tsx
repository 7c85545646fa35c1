import type { LifelineName } from '@trivium/contract/plays'
import { IconChartBar, IconPercentage50, IconPlayerSkipForward, IconStopwatch, type Icon } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { CoinIcon } from '../ui/coin-icon.ts'
import { useNumbers } from '../ui/numbers.ts'
import { LifelineWords } from './lifeline-words.tsx'
import { lifelineProblem, type PlayState } from './play-state.ts'
import classes from './play.module.css'
import { lifelineKeys } from './use-play-keys.ts'

const icons: Record<LifelineName, Icon> = {
  fifty_fifty: IconPercentage50,
  audience_poll: IconChartBar,
  reset_timer: IconStopwatch,
  skip: IconPlayerSkipForward,
}

interface LifelineBarProps {
  state: PlayState
  coins: number
  isPending: boolean
  onUse: (name: LifelineName) => void
}

/** Each once a play. One that cannot be used now says why when it is pressed. */
export function LifelineBar({ state, coins, isPending, onUse }: LifelineBarProps) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  if (state.play.lifelines.length === 0) return null
  return (
    <section aria-label={t('play.lifelines')}>
      <ul className={classes.lifelines}>
        {state.play.lifelines.map(({ name, price, used }) => {
          const Drawing = icons[name]
          const isOff = lifelineProblem(state, name, coins) !== null
          return (
            <li key={name}>
              <button
                type="button"
                className={classes.lifeline}
                data-off={isOff || undefined}
                aria-disabled={isOff || isPending}
                aria-keyshortcuts={lifelineKeys[name]}
                onClick={() => !isPending && onUse(name)}
              >
                <Drawing size={26} stroke={1.75} aria-hidden />
                <span className={classes.lifelineName}>{t(`play.lifeline_${name}`)}</span>
                <span className={`${classes.price} tabular`}>
                  {used ? (
                    t('play.used')
                  ) : (
                    <>
                      <CoinIcon size={16} aria-hidden /> {t('play.price', { count: price, shown: count(price) })}
                    </>
                  )}
                </span>
                <kbd className={classes.shortcut} aria-hidden>
                  {lifelineKeys[name].toUpperCase()}
                </kbd>
              </button>
            </li>
          )
        })}
      </ul>
      <p className={classes.pollNote} role="status">
        <LifelineWords state={state} />
      </p>
    </section>
  )
}
