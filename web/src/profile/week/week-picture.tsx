// A week in one picture: seven bars, what they add up to, and one sentence. It is dark in both themes, as every picture that is shared.

import type { WeekReview } from '@trivium/contract/profile/week'
import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useShownLanguage } from '../../platform/session/session.ts'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import { factsOf, sentenceOf } from './week-facts.ts'
import classes from './week-picture.module.css'

export function WeekPicture({ review }: { review: WeekReview }) {
  const { count, percent, day } = useNumbers()
  const { t } = useTranslation()
  const { played, asked, percentage } = factsOf(review)
  const { days, best_run, strongest, league } = review
  return (
    <section className={classes.picture} aria-labelledby="week-sentence">
      <p className={classes.dates}>{`${day(review.week)} – ${day(days.at(-1)?.day ?? review.week)}`}</p>
      <h2 id="week-sentence" className={classes.sentence}>
        <Sentence review={review} />
      </h2>
      <Bars review={review} />
      <dl className={classes.facts}>
        <Fact name={t('week.fact_days')} value={t('picture.days_of', { days: count(played), all: count(7) })} />
        <Fact name={t('week.fact_questions')} value={count(asked)} />
        <Fact name={t('week.fact_right')} value={percent(percentage)} />
        {best_run > 0 && <Fact name={t('week.fact_run')} value={count(best_run)} />}
        {league && (
          <Fact
            name={t('league.name', { tier: t(`league.tier_${league.tier}`) })}
            value={t('week.place', { rank: count(league.rank), members: count(league.members) })}
          />
        )}
        {strongest && <Fact name={t('week.fact_strongest')} value={strongest.name} />}
      </dl>
    </section>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd className="tabular">
        <bdi>{value}</bdi>
      </dd>
    </div>
  )
}

function Sentence({ review }: { review: WeekReview }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const sentence = sentenceOf(review)
  if ('name' in sentence) return t('week.say_strongest', { name: `\u2068${sentence.name}\u2069` })
  if ('number' in sentence) return t(`week.say_${sentence.say}`, { count: sentence.number, shown: count(sentence.number) })
  return t(`week.say_${sentence.say}`)
}

/** A bar for each day, as tall as its questions; the filled part was right. */
function Bars({ review: { days } }: { review: WeekReview }) {
  const { t } = useTranslation()
  const { code } = useShownLanguage()
  const { count, percent, day: dayText } = useNumbers()
  const most = Math.max(1, ...days.map(({ asked }) => asked))
  const weekday = new Intl.DateTimeFormat(code, { weekday: 'narrow', timeZone: 'UTC' })
  return (
    <ol className={classes.bars}>
      {days.map(({ day, asked, correct }) => (
        <li key={day} className={classes.place}>
          <span
            className={classes.bar}
            style={{ blockSize: `${Math.max(4, (100 * asked) / most)}%` }}
            data-empty={asked === 0 || undefined}
            aria-hidden
          >
            <span className={classes.right} style={{ blockSize: `${asked === 0 ? 0 : (100 * correct) / asked}%` }} />
          </span>
          <span className={classes.weekday} aria-hidden>
            {weekday.format(new Date(day))}
          </span>
          <VisuallyHidden>
            {t('week.day', {
              day: dayText(day),
              count: asked,
              shown: count(asked),
              percent: percent(asked === 0 ? 0 : (100 * correct) / asked),
            })}
          </VisuallyHidden>
        </li>
      ))}
    </ol>
  )
}
