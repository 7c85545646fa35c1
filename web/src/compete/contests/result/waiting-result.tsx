import type { ContestDetail } from '@trivium/contract/compete/contests'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { doors } from '../../../platform/modes/modes.ts'
import { MascotPicture } from '../../../platform/ui/drawing/mascot.tsx'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import { contestPath, leaderboardPath } from '../contest-paths.ts'
import { ContestWhen } from '../facts/contest-when.tsx'
import { prizeOf } from '../facts/prize-groups.ts'
import { usePrizeText } from '../facts/use-terms.ts'
import classes from './contest-result.module.css'
import outcome from '../../../platform/ui/feedback/outcome.module.css'

/** The answers are handed in; the right ones are revealed when the contest is over. */
export function WaitingResult({ contest }: { contest: ContestDetail }) {
  const { t } = useTranslation()
  const { clock, count } = useNumbers()
  const { state, my_place } = contest
  const { coins, thing } = prizeOf(contest, my_place?.user_rank ?? 0)
  const prize = usePrizeText()(coins, thing?.name ?? null)
  const isCalledOff = state === 'called_off'
  return (
    <>
      <span className={classes.emblem}>
        <MascotPicture mood={state === 'closing' ? 'breath' : 'thinking'} className={classes.figure} />
      </span>
      <h2 className={outcome.title}>{t(state === 'closing' ? 'contest.counting' : 'contest.done_title')}</h2>
      <p className={outcome.text}>
        {isCalledOff ? t('contest.called_off_text') : state === 'closing' ? t('contest.closing_text') : t('contest.done_text')}
      </p>
      {state === 'live' && (
        <p className={classes.when}>
          <ContestWhen contest={contest} />
        </p>
      )}
      {my_place && !isCalledOff && (
        <p className={classes.place}>
          <strong>
            {t('contest.place_so_far', { place: count(my_place.user_rank) })} ·{' '}
            {t('board.points', { count: my_place.score, shown: count(my_place.score) })}
          </strong>
          <span className="tabular">{t('contest.time_used', { time: clock(my_place.ms) })}</span>
          {prize && my_place.score > 0 && <span>{t('contest.prize_so_far', { coins: prize })}</span>}
          <span>{t('contest.changes')}</span>
        </p>
      )}
      <div className={outcome.actions}>
        {!isCalledOff && (
          <Button component={Link} to={leaderboardPath(contest)} size="lg">
            {t('board.title')}
          </Button>
        )}
        <Button component={Link} to={contestPath(contest)} variant="default" size="lg">
          {t('contest.look')}
        </Button>
        <Button component={Link} to={doors.today} variant="subtle" size="lg">
          {t('contest.meanwhile')}
        </Button>
      </div>
    </>
  )
}
