import type { DailyQuiz } from '@trivium/contract/play/solo'
import { IconFlame, IconSnowflake } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { ShareButton } from '../../platform/sharing/share-button.tsx'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import { useAppName } from '../../platform/settings/use-setting.ts'
import classes from './daily-streak.module.css'

const streakId = 'streak'

/** The current and the best streak of days, and its rule. The flame in the head of every page leads here. */
export function DailyStreak({ daily }: { daily: DailyQuiz }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const app = useAppName()
  const heading = useNamedPart(streakId)
  const days = (number: number) => t('daily.days', { count: number, shown: count(number) })
  return (
    <section id={streakId} className={classes.streak} aria-labelledby="streak-title" data-burning={daily.streak > 0 || undefined}>
      <span className={classes.flame}>
        <IconFlame size={36} stroke={1.75} aria-hidden />
      </span>
      <div>
        <h2 ref={heading} id="streak-title" tabIndex={-1} className={classes.label}>
          {t('daily.streak')}
        </h2>
        <p className={`${classes.streakDays} tabular`}>{days(daily.streak)}</p>
        <p className={classes.muted}>{t(stateText(daily))}</p>
      </div>
      {daily.best_streak > 0 && <p className={`${classes.best} tabular`}>{t('daily.best', { days: days(daily.best_streak) })}</p>}
      {daily.streak > 0 && <ShareButton what={{ share_kind: 'streak' }} text={t('share.streak_text', { days: days(daily.streak), app })} />}
      <p className={`${classes.rule} ${classes.muted}`}>{t('flame.rule')}</p>
      {daily.freezes.most > 0 && <Freezes freezes={daily.freezes} />}
    </section>
  )
}

/** Brings a part that loads late into sight and gives it the focus, if the address names it. @returns the ref of its heading */
function useNamedPart(id: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key, hash } = useLocation()
  useEffect(() => {
    if (hash !== `#${id}`) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('section')?.scrollIntoView({ block: 'center', behavior: 'instant' })
  }, [id, key, hash])
  return heading
}

function stateText({ state, freezes }: DailyQuiz) {
  if (state === 'done') return 'daily.streak_safe'
  return freezes.waiting > 0 ? 'daily.streak_frozen' : 'daily.streak_open'
}

/** The number of freezes held, as filled and empty places, and how to earn the next one. */
function Freezes({ freezes: { held, most, next_in } }: Pick<DailyQuiz, 'freezes'>) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const next = next_in === null ? t('daily.freeze_full') : t('daily.freeze_next', { count: next_in, shown: count(next_in) })
  return (
    <div className={classes.freezes}>
      <h3 className={classes.freezesTitle}>{t('daily.freezes')}</h3>
      <span className={classes.places} role="img" aria-label={t('daily.freezes_held', { held: count(held), most: count(most) })}>
        {Array.from({ length: most }, (_, place) => (
          <span key={place} data-held={place < held || undefined}>
            <IconSnowflake size={18} aria-hidden />
          </span>
        ))}
      </span>
      <p className={classes.muted}>
        {t('daily.freeze_text')} {next}
      </p>
    </div>
  )
}
