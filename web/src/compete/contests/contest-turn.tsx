// The player's possible action in a contest now.

import type { ContestDetail } from '@trivium/contract/compete/contests'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { queryClient } from '../../platform/calls/actions.ts'
import { playPath, resultPath } from '../../platform/modes/modes.ts'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import classes from './contest-turn.module.css'
import { EnterDialog } from './enter-dialog.tsx'

interface TurnProps {
  contest: ContestDetail
}

export function ContestTurn({ contest }: TurnProps) {
  const { t } = useTranslation()
  switch (contest.state) {
    case 'upcoming':
      return <p>{t('contest.upcoming_text')}</p>
    case 'live':
      return contest.my_play === null ? <Entrance contest={contest} /> : <OwnRound contest={contest} />
    case 'closing':
      return <p>{t('contest.closing_text')}</p>
    case 'over':
      return <Outcome contest={contest} />
    case 'called_off':
      return <p>{t('contest.called_off_text')}</p>
  }
}

function Entrance({ contest }: TurnProps) {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const ask = () => {
    // The dialog shows the balance, and other tabs may have spent coins.
    void queryClient.invalidateQueries({ queryKey: ['get_user_by_id'] })
    setAsking(true)
  }
  return (
    <div className={classes.turn}>
      <p>{t('contest.one_attempt')}</p>
      <Button size="lg" onClick={ask}>
        {t('contest.enter')}
      </Button>
      <EnterDialog contest={contest} isOpen={isAsking} onClose={() => setAsking(false)} />
    </div>
  )
}

function OwnRound({ contest: { my_play, my_place, end_date } }: TurnProps) {
  const { t } = useTranslation()
  const { count, dateTime } = useNumbers()
  if (my_play?.state === 'playing' && my_play.play_id !== null)
    return (
      <div className={classes.turn}>
        <p>{t('contest.playing_text')}</p>
        <Button component={Link} to={playPath({ mode: 'contest', id: my_play.play_id })} size="lg">
          {t('daily.carry_on')}
        </Button>
      </div>
    )
  return (
    <div className={classes.turn}>
      {my_place && <p className={classes.place}>{t('contest.place_so_far', { place: count(my_place.user_rank) })}</p>}
      <p>{t('contest.done_text', { date: dateTime(end_date) })}</p>
    </div>
  )
}

function Outcome({ contest: { my_play, my_place, participants } }: TurnProps) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  if (!my_place) return <p>{t('contest.missed_text')}</p>
  const coins = my_place.prize ?? 0
  return (
    <div className={classes.turn}>
      <p className={classes.place}>{t('contest.place_of', { place: count(my_place.user_rank), total: count(participants) })}</p>
      {coins > 0 && <p>{t('contest.won', { coins: t('catalogue.price', { count: coins, shown: count(coins) }) })}</p>}
      {my_play?.play_id && (
        <Button component={Link} to={resultPath({ mode: 'contest', id: my_play.play_id })} size="lg">
          {t('result.title')}
        </Button>
      )}
    </div>
  )
}
