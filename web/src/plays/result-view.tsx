import type { Result } from '@trivium/contract/plays'
import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { queryClient, useAction } from '../actions.ts'
import { serverNow } from '../server-clock.ts'
import { updateUser } from '../session.ts'
import { throwConfetti } from '../ui/confetti.ts'
import { hueStyle } from '../ui/cover.tsx'
import { modeHues } from '../ui/mode-hues.ts'
import { useNumbers } from '../ui/numbers.ts'
import { playCue } from '../ui/sound.ts'
import { flyCoins } from './fly-coins.ts'
import { PercentRing } from './percent-ring.tsx'
import { ResultFigures } from './result-figures.tsx'
import classes from './result.module.css'
import { useStartLevel } from './use-start-level.ts'

export function ResultView({ result }: { result: Result }) {
  const { t } = useTranslation()
  useArrival(result)
  const isPerfect = result.percentage === 100
  const title = isPerfect ? t('result.perfect') : result.won ? t('result.won') : t('result.lost')
  return (
    <div className={classes.result} style={hueStyle(modeHues[result.mode])}>
      <PercentRing percentage={result.percentage} isWon={result.won} />
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.text}>{result.won ? t('result.won_text') : t('result.lost_text')}</p>
      <ResultFigures result={result} />
      <CoinsNote result={result} />
      <NextSteps result={result} />
    </div>
  )
}

function CoinsNote({ result }: { result: Result }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  return (
    <div className={classes.notes}>
      {result.level_unlocked !== null && (
        <p className={classes.unlocked}>{t('result.level_unlocked', { level: count(result.level_unlocked) })}</p>
      )}
      {result.coins_note === 'already_won' && <p>{t('result.coins_already_won')}</p>}
      {result.coins_note === 'daily_cap' && <p>{t('result.coins_daily_cap')}</p>}
    </div>
  )
}

/** The slugs of the place stand with the questions of the review. */
function NextSteps({ result }: { result: Result }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const { start, isPending } = useStartLevel()
  const review = useAction('get_play_review', { play_id: result.play_id })
  const question = review.data?.data[0]
  const level = result.level_unlocked ?? result.level
  const place = question && { category: question.category.slug, subcategory: question.subcategory?.slug }
  const levelsPath = place ? `/quiz-zone/${[place.category, place.subcategory].filter(Boolean).join('/')}/` : '/quiz-zone/'
  return (
    <div className={classes.actions}>
      <Button
        size="lg"
        disabled={!place || level === null}
        loading={isPending}
        onClick={() => place && level !== null && start({ ...place, level })}
      >
        {result.level_unlocked !== null
          ? t('catalogue.play_level', { level: count(result.level_unlocked) })
          : result.won
            ? t('result.play_again')
            : t('result.try_again')}
      </Button>
      <Button component={Link} to={`/quiz-zone/review/${result.play_id}/`} variant="default" size="lg">
        {t('result.review')}
      </Button>
      <Button component={Link} to={levelsPath} variant="subtle" size="lg">
        {t('result.to_levels')}
      </Button>
    </div>
  )
}

/** Once, when the result comes: what it changed is read again, and what it brought is celebrated. */
function useArrival(result: Result): void {
  useEffect(() => {
    for (const outdated of [
      'get_level_data',
      'get_categories',
      'get_subcategory_by_maincategory',
      'get_tracker_data',
      'get_users_statistics',
    ] as const) {
      void queryClient.invalidateQueries({ queryKey: [outdated] })
    }
    for (const board of ['get_daily_leaderboard', 'get_monthly_leaderboard', 'get_globle_leaderboard', 'get_user_by_id'] as const) {
      void queryClient.invalidateQueries({ queryKey: [board] })
    }
    const isFresh = serverNow() - Date.parse(result.finished_at) < 60_000
    if (!isFresh) return
    updateUser({ coins: result.coins })
    if (result.won) playCue('win')
    if (result.percentage === 100) throwConfetti()
    if (result.coins_earned > 0) flyCoins(result.coins_earned)
  }, [result])
}
