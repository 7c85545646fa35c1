import type { ActionName } from '@trivium/contract'
import type { Result } from '@trivium/contract/play/plays'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { modeTable } from '@trivium/rules/play/modes'
import { queryClient } from '../../../platform/calls/actions.ts'
import { modes } from '../../../platform/modes/modes.ts'
import { ReportLaterPart } from './report-later-part.tsx'
import { serverNow } from '../../../platform/calls/server-clock.ts'
import { throwConfetti } from '../../../platform/ui/drawing/confetti.ts'
import { hueStyle } from '../../../platform/ui/drawing/cover.tsx'
import { MascotPicture } from '../../../platform/ui/drawing/mascot.tsx'
import { flyCoins } from '../../../platform/ui/drawing/fly-coins.ts'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import { RingDrawing } from '../../../platform/ui/drawing/ring-drawing.tsx'
import { playCue } from '../../../platform/ui/text/sound.ts'
import { isFirstCelebration } from './celebrated.ts'
import { DailyCeremony } from './daily/daily-ceremony.tsx'
import { useUntaken } from './daily/daily-untaken.ts'
import { MissedPart, useHasMisses } from './missed-part.tsx'
import { MainStep, MoreSteps } from './next-steps.tsx'
import { ResultBadges } from './result-badges.tsx'
import { ResultStats } from './result-stats.tsx'
import { ResultStars } from './result-stars.tsx'
import { ResultStory } from './story/result-story.tsx'
import { ResultSentence } from './story/result-sentence.tsx'
import { isFloored } from './story/story.ts'
import { moodFor, titleFor } from './result-words.ts'
import classes from './result.module.css'
import outcome from '../../../platform/ui/feedback/outcome.module.css'

/** The reads to invalidate after the end of a play. */
const outdates: ActionName[] = [
  'get_level_data',
  'get_progress_map',
  'get_multi_match_level_data',
  'get_categories',
  'get_subcategory_by_maincategory',
  'get_fun_n_learn',
  'get_daily_quiz_calendar',
  'get_practice',
  'get_bookmark',
  'get_player_home',
  'get_user_badges',
  'get_tracker_data',
  'get_users_statistics',
  'get_daily_leaderboard',
  'get_monthly_leaderboard',
  'get_globle_leaderboard',
  'get_league',
  'get_friends_leaderboard',
  'get_user_by_id',
]

export function ResultView({ result }: { result: Result }) {
  const { t } = useTranslation()
  useArrival(result)
  const untaken = useUntaken(result)
  const hasMisses = useHasMisses(result)
  return (
    <div className={classes.table} data-misses={hasMisses || undefined} style={hueStyle(modes[result.mode].hue)}>
      <div className={outcome.outcome}>
        <Arrival result={result} />
        <h2 className={outcome.title}>{t(titleFor(result, untaken))}</h2>
        <ResultSentence result={result} untaken={untaken} />
        <ResultStats result={result} part="gains" />
        {/* First, so that phones show it above the navigation bar. */}
        <MainStep result={result} untaken={untaken} />
        <ResultStory result={result} />
        <Notes result={result} />
        {modeTable[result.mode].countsDay !== null && untaken === null && <DailyCeremony result={result} />}
        <ResultBadges badges={result.badges} />
        <MoreSteps result={result} untaken={untaken} />
        <ReportLaterPart playId={result.play_id} />
      </div>
      <MissedPart result={result} />
    </div>
  )
}

/** The figure on its ring, which draws the percentage, with the stars of a level above. */
function Arrival({ result }: { result: Result }) {
  const { percent } = useNumbers()
  return (
    <div className={classes.arrival}>
      <ResultStars result={result} />
      <div className={classes.ring} data-won={result.won}>
        <RingDrawing share={result.percentage / 100} isDrawn />
        <MascotPicture mood={moodFor(result)} className={classes.mascot} />
      </div>
      <p className={`${classes.percent} tabular`}>{percent(result.percentage)}</p>
    </div>
  )
}

/** Why there are fewer coins or points than the right answers are worth. */
function Notes({ result }: { result: Result }) {
  const { t } = useTranslation()
  return (
    <div className={classes.notes}>
      {result.coins_note === 'already_won' && <p>{t('result.coins_already_won')}</p>}
      {result.coins_note === 'daily_cap' && <p>{t('result.coins_daily_cap')}</p>}
      {isFloored(result) && <p>{t('result.score_floored')}</p>}
      {result.score_note && <p>{t(`result.score_${result.score_note}`)}</p>}
    </div>
  )
}

/** On arrival: invalidates the outdated reads, and celebrates the result once. */
function useArrival(result: Result): void {
  useEffect(() => {
    for (const outdated of outdates) void queryClient.invalidateQueries({ queryKey: [outdated] })
    const isFresh = serverNow() - Date.parse(result.finished_at) < 60_000
    if (!isFresh || !isFirstCelebration(result.play_id)) return
    if (result.won) playCue('win')
    if (result.percentage === 100) throwConfetti()
    if (result.coins_earned > 0) flyCoins(result.coins_earned)
  }, [result])
}
