// The next steps after a play: the one that its mode suggests, and below it the review, the picture and the link back to the start.

import type { Result } from '@trivium/contract/play/plays'
import { modeTable } from '@trivium/rules/play/modes'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type LevelMode, modes, placePath } from '../../../platform/modes/modes.ts'
import { isExercise, useStartPlay } from '../../modes/index.ts'
import { BusyButton } from '../../../platform/ui/feedback/busy-button.tsx'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import type { Untaken } from './daily/daily-untaken.ts'
import { HowLink } from './how-link.tsx'
import { ReviewButton } from './review-button.tsx'
import { SharePicture } from './share-picture.tsx'
import outcome from '../../../platform/ui/feedback/outcome.module.css'

interface StepsProps {
  result: Result
  untaken: Untaken | null
}

/** The suggested next step. */
export function MainStep({ result, untaken }: StepsProps) {
  return (
    <div className={outcome.actions}>
      <Again result={result} />
      {untaken ? untaken.canBegin && <TodaysQuiz /> : isReviewNext(result) && <Review result={result} isNext />}
    </div>
  )
}

/** All other steps. */
export function MoreSteps({ result, untaken }: StepsProps) {
  const { t } = useTranslation()
  const { path, next } = modes[result.mode]
  const hasLevels = result.level !== null
  return (
    <div className={outcome.actions}>
      {!untaken && !isReviewNext(result) && <Review result={result} isNext={false} />}
      {isShared(result) && <SharePicture result={result} label={t('result.share')} />}
      {next !== 'page' && (
        <Button component={Link} to={hasLevels ? placePath(result) : path} variant="subtle" size="lg">
          {hasLevels ? t('result.to_levels') : t(`mode.name_${result.mode}`)}
        </Button>
      )}
      {!untaken && <HowLink play={{ mode: result.mode, id: result.play_id }} />}
    </div>
  )
}

/** Whether the mode offers no other round at once, so that the review is the next step. */
function isReviewNext({ mode }: Result): boolean {
  const { next } = modes[mode]
  return next === 'review' || next === null
}

function Review({ result: { mode, play_id }, isNext }: { result: Result; isNext: boolean }) {
  return <ReviewButton play={{ mode, id: play_id }} isNext={isNext} />
}

/** Players share won rounds. The daily quiz is shared beside its streak instead. */
const isShared = ({ mode, won }: Result) => won && !isExercise(mode) && modeTable[mode].countsDay === null

function TodaysQuiz() {
  const { t } = useTranslation()
  const { start, isPending } = useStartPlay(modes.daily_quiz.starts)
  return (
    <BusyButton size="lg" loading={isPending} onClick={() => start({})}>
      {t('daily.start')}
    </BusyButton>
  )
}

function Again({ result }: { result: Result }) {
  const { t } = useTranslation()
  const { path, next, starts } = modes[result.mode]
  const again = result.won ? t('result.play_again') : t('result.try_again')
  switch (next) {
    case 'level':
      return <NextLevel result={result} starts={starts} again={again} />
    case 'same':
      return <SameAgain again={again} />
    case 'place':
      return <Onward to={placePath(result)}>{again}</Onward>
    case 'texts':
      return <Onward to={placePath(result)}>{t('result.more_texts')}</Onward>
    case 'page':
      return <Onward to={path}>{t('result.new_challenge')}</Onward>
    case 'review':
    case null:
      return null
  }
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
  starts: (typeof modes)[LevelMode]['starts']
  again: string
}

/** Offers the next level if there is one. A level that is not won comes first again, and the next one second. */
function NextLevel({ result, starts, again }: NextLevelProps) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const { start, isPending } = useStartPlay(starts)
  const { category_slug: category, subcategory_slug: subcategory, next_level: next } = result
  const level = next ?? result.level
  // During a release, a server of the release before may answer; its reply has no next level.
  const text = typeof next === 'number' ? t('catalogue.play_level', { level: count(next) }) : again
  if (category === null || level === null) return <Onward to={placePath(result)}>{text}</Onward>
  const wanted = { category, subcategory: subcategory ?? undefined, level }
  const isOnward = level !== result.level
  const sameLevel = { ...wanted, level: result.level ?? level }
  const isRetry = isOnward && !result.won
  const main = isRetry ? sameLevel : wanted
  return (
    <>
      <BusyButton size="lg" loading={isPending} onClick={() => start(main, main)}>
        {isRetry ? again : text}
      </BusyButton>
      {isRetry && (
        <Button size="lg" variant="default" onClick={() => start(wanted, wanted)}>
          {text}
        </Button>
      )}
    </>
  )
}

function SameAgain({ again }: { again: string }) {
  const { start, isPending } = useStartPlay(modes.true_and_false.starts)
  return (
    <BusyButton size="lg" loading={isPending} onClick={() => start({ type: 'true_false' })}>
      {again}
    </BusyButton>
  )
}
