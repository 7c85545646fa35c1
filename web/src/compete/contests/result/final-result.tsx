import type { ContestDetail } from '@trivium/contract/compete/contests'
import type { Result } from '@trivium/contract/play/plays'
import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { isFirstCelebration, HowLink, moodFor, OwnAnswers, ResultStats, ReviewButton, usePointsText } from '../../../play/plays/index.ts'
import { MascotPicture } from '../../../platform/ui/drawing/mascot.tsx'
import { throwConfetti } from '../../../platform/ui/drawing/confetti.ts'
import { flyCoins } from '../../../platform/ui/drawing/fly-coins.ts'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import { playCue } from '../../../platform/ui/text/sound.ts'
import { contestPath, leaderboardPath } from '../contest-paths.ts'
import { usePrizeText } from '../facts/use-terms.ts'
import { WinnersPart } from '../standing/winners-part.tsx'
import { WonThings } from '../things/won-things.tsx'
import classes from './contest-result.module.css'
import outcome from '../../../platform/ui/feedback/outcome.module.css'

interface FinalResultProps {
  result: Result
  contest: ContestDetail
}

/** The result once the contest is over: place, prize, and right answers. */
export function FinalResult({ result, contest }: FinalResultProps) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const { my_place, participants } = contest
  const coins = my_place?.prize ?? 0
  const prize = usePrizeText()(coins, my_place?.thing ?? null)
  useCelebration(result.play_id, coins, prize !== '')
  const sum = useSum(result, contest)
  return (
    <>
      <span className={classes.emblem} data-won={prize !== ''}>
        <MascotPicture mood={prize ? 'proud' : moodFor(result)} className={classes.figure} />
      </span>
      <h2 className={outcome.title}>
        {my_place ? t('contest.place_of', { place: count(my_place.user_rank), total: count(participants) }) : t('result.finished')}
      </h2>
      {prize && <p className={classes.when}>{t('contest.won', { coins: prize })}</p>}
      <p className={classes.sum}>{sum}</p>
      <div className={classes.winners}>
        <WonThings contest={contest} />
      </div>
      <ResultStats result={{ ...result, score: my_place?.score ?? result.score, coins_earned: coins }} />
      <div className={outcome.actions}>
        <ReviewButton play={{ mode: 'contest', id: result.play_id }} isNext />
        {contest.winners.length === 0 && (
          <Button component={Link} to={leaderboardPath(contest)} variant="default" size="lg">
            {t('board.title')}
          </Button>
        )}
        <Button component={Link} to={contestPath(contest)} variant="subtle" size="lg">
          {t('contest.look')}
        </Button>
        <HowLink play={{ mode: 'contest', id: result.play_id }} />
      </div>
      {contest.winners.length > 0 && (
        <div className={classes.winners}>
          <WinnersPart contest={contest} ownPath={null} />
        </div>
      )}
      <div className={classes.winners}>
        <OwnAnswers playId={result.play_id} />
      </div>
    </>
  )
}

/** How the points came about: what right answers brought, what wrong ones cost, and that unanswered ones did neither. */
function useSum({ correct, wrong, total }: Result, { score_correct, score_wrong }: ContestDetail): string {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const points = usePointsText()
  return t('contest.sum', {
    right: count(correct),
    won: points(correct * score_correct),
    wrong: count(wrong),
    lost: points(-wrong * score_wrong),
    unanswered: count(total - correct - wrong),
  })
}

/** Celebrates once, when the winner first sees the result. */
function useCelebration(playId: number, coins: number, hasWon: boolean): void {
  useEffect(() => {
    if (!hasWon || !isFirstCelebration(playId)) return
    playCue('win')
    throwConfetti()
    if (coins > 0) flyCoins(coins)
  }, [playId, coins, hasWon])
}
