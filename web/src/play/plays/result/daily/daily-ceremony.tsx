// After the daily quiz: the streak, a strip of the last seven days, and the round as a grid to share.

import type { Result } from '@trivium/contract/play/plays'
import type { DailyQuiz } from '@trivium/contract/play/solo'
import { VisuallyHidden } from '@mantine/core'
import { IconCheck, IconFlame, IconMinus, IconSnowflake } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../../platform/calls/actions.ts'
import { useShownLanguage } from '../../../../platform/session/session.ts'
import { useSetting } from '../../../../platform/settings/use-setting.ts'
import { useNumbers } from '../../../../platform/ui/text/numbers.ts'
import classes from './daily-ceremony.module.css'
import { hardestOf, hasJustFrozen, lastWeek } from './daily-grid.ts'
import { SharePicture } from '../share-picture.tsx'

/** Only for today's result: players look older ones up, so these are not celebrated. */
export function DailyCeremony({ result }: { result: Result }) {
  const calendar = useAction('get_daily_quiz_calendar', {})
  const daily = calendar.data?.data
  const isToday = daily?.days.some(({ day, play_id }) => day === daily.today && play_id === result.play_id)
  if (!daily || !isToday) return null
  return <Ceremony daily={daily} result={result} />
}

function Ceremony({ daily, result }: { daily: DailyQuiz; result: Result }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const days = t('daily.days', { count: daily.streak, shown: count(daily.streak) })
  return (
    <section className={classes.ceremony} aria-labelledby="ceremony-title">
      <span className={classes.flame} aria-hidden>
        <IconFlame size={44} stroke={1.75} />
        <span className="tabular">{count(daily.streak)}</span>
      </span>
      <div className={classes.words}>
        <h3 id="ceremony-title" className={classes.title}>
          {t('daily.streak')}: {days}
        </h3>
        {hasJustFrozen(daily) && <p>{t('daily.froze')}</p>}
        <p>{t(daily.streak > 1 ? 'daily.grew' : 'daily.began')}</p>
      </div>
      <Week daily={daily} />
      <HardestLine result={result} />
      <SharePicture result={result} label={t('daily.share')} streak={daily.streak} className={classes.share} />
    </section>
  )
}

/** What players talk about. Not shown if the review costs coins, because loading it would charge the player. */
function HardestLine({ result }: { result: Result }) {
  const { t } = useTranslation()
  const { count, percent } = useNumbers()
  const isFree = useSetting('review_price') === 0
  const review = useAction('get_play_review', { play_id: result.play_id }, { enabled: isFree })
  const hardest = hardestOf(review.data?.data ?? [])
  if (!hardest) return null
  const words = { number: count(hardest.number), percent: percent(hardest.percentage) }
  return <p className={classes.hardest}>{t(hardest.knew ? 'daily.hardest_knew' : 'daily.hardest', words)}</p>
}

function Week({ daily }: { daily: DailyQuiz }) {
  const { t } = useTranslation()
  const { code } = useShownLanguage()
  const { day: dayText } = useNumbers()
  const weekday = new Intl.DateTimeFormat(code, { weekday: 'narrow', timeZone: 'UTC' })
  return (
    <ol className={classes.week}>
      {lastWeek(daily).map(({ day, isTaken, isFrozen, isBefore }) => {
        const Mark = isTaken ? IconCheck : isFrozen ? IconSnowflake : IconMinus
        return (
          <li key={day} data-taken={isTaken || undefined} data-today={day === daily.today || undefined}>
            <span aria-hidden>{weekday.format(new Date(day))}</span>
            {!isBefore && <Mark size={18} aria-hidden />}
            <VisuallyHidden>
              {dayText(day)} {isBefore ? '' : t(isTaken ? 'daily.legend_taken' : isFrozen ? 'daily.legend_frozen' : 'daily.legend_missed')}
            </VisuallyHidden>
          </li>
        )
      })}
    </ol>
  )
}
