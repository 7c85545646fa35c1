// What to do after a play: the one thing its mode suggests, the review, and the way back to where it was started.

import type { Result } from '@trivium/contract/plays'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useNumberSetting } from '../settings/settings.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { useNumbers } from '../ui/numbers.ts'
import type { Untaken } from './daily-untaken.ts'
import { modeLooks } from './mode-looks.ts'
import { modePaths, placePath, reviewPath } from './mode-paths.ts'
import classes from './result.module.css'
import { useStartPlay } from './use-start-play.ts'

interface NextStepsProps {
  result: Result
  untaken: Untaken | null
}

export function NextSteps({ result, untaken }: NextStepsProps) {
  const { t } = useTranslation()
  const review = reviewPath({ mode: result.mode, id: result.play_id })
  // Once a day: what is left is to learn from it.
  const isOnceOnly = result.mode === 'daily_quiz'
  const hasLevels = result.level !== null
  return (
    <div className={classes.actions}>
      {!isOnceOnly && <Again result={result} />}
      {untaken ? (
        untaken.canBegin && <TodaysQuiz />
      ) : (
        <Button component={Link} to={review} variant={isOnceOnly ? 'filled' : 'default'} size="lg">
          <ReviewText />
        </Button>
      )}
      {/* A new challenge begins at its mode's home already. */}
      {result.mode !== 'self_challenge' && (
        <Button component={Link} to={hasLevels ? placePath(result) : modePaths[result.mode]} variant="subtle" size="lg">
          {hasLevels ? t('result.to_levels') : t(modeLooks[result.mode].name)}
        </Button>
      )}
    </div>
  )
}

function TodaysQuiz() {
  const { t } = useTranslation()
  const { start, isPending } = useStartPlay('get_daily_quiz')
  return (
    <BusyButton size="lg" loading={isPending} onClick={() => start({})}>
      {t('daily.start')}
    </BusyButton>
  )
}

/** It is free unless the operator has put a price on it; the server charges once a play. */
function ReviewText() {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const coins = useNumberSetting('review_price', 0)
  if (coins === 0) return t('result.review')
  return t('result.review_for', { price: t('catalogue.price', { count: coins, shown: count(coins) }) })
}

function Again({ result }: { result: Result }) {
  const { t } = useTranslation()
  const again = result.won ? t('result.play_again') : t('result.try_again')
  if (result.mode === 'quiz_zone') return <NextLevel result={result} starts="get_questions_by_level" again={again} />
  if (result.mode === 'multi_match') return <NextLevel result={result} starts="get_multi_match_questions_by_level" again={again} />
  if (result.mode === 'true_and_false') return <SameAgain again={again} />
  if (result.mode === 'fun_and_learn') return <Onward to={placePath(result)}>{t('result.more_texts')}</Onward>
  if (result.mode === 'self_challenge') return <Onward to={modePaths.self_challenge}>{t('result.new_challenge')}</Onward>
  if (result.mode === 'practice' || result.mode === 'bookmarks') return null
  return <Onward to={placePath(result)}>{again}</Onward>
}

function Onward({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Button component={Link} to={to} size="lg">
      {children}
    </Button>
  )
}

interface NextLevelProps {
  result: Result
  starts: 'get_questions_by_level' | 'get_multi_match_questions_by_level'
  again: string
}

/** The level that has just opened, else the same one. */
function NextLevel({ result, starts, again }: NextLevelProps) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const { start, isPending } = useStartPlay(starts)
  const { category_slug: category, subcategory_slug: subcategory, level_unlocked: opened } = result
  const level = opened ?? result.level
  const text = opened === null ? again : t('catalogue.play_level', { level: count(opened) })
  if (category === null || level === null) return <Onward to={placePath(result)}>{text}</Onward>
  return (
    <BusyButton size="lg" loading={isPending} onClick={() => start({ category, subcategory: subcategory ?? undefined, level })}>
      {text}
    </BusyButton>
  )
}

function SameAgain({ again }: { again: string }) {
  const { start, isPending } = useStartPlay('get_questions_by_type')
  return (
    <BusyButton size="lg" loading={isPending} onClick={() => start({ type: 'true_false' })}>
      {again}
    </BusyButton>
  )
}
