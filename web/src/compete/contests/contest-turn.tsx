// The player's possible action in a contest now.

import type { ContestDetail } from '@trivium/contract/compete/contests'
import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { queryClient } from '../../platform/calls/actions.ts'
import { modes, playPath, resultPath } from '../../platform/modes/modes.ts'
import { useSession } from '../../platform/session/session.ts'
import { PlayFirst, useStakes } from '../../play/modes/index.ts'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import classes from './contest-turn.module.css'
import { EnterDialog } from './enter-dialog.tsx'
import { usePrizeText } from './facts/use-terms.ts'
import { WaitingRoom } from './waiting-room.tsx'
import { MascotPicture } from '../../platform/ui/drawing/mascot.tsx'
import { playCue } from '../../platform/ui/text/sound.ts'

interface TurnProps {
  contest: ContestDetail
}

export function ContestTurn({ contest }: TurnProps) {
  const { t } = useTranslation()
  const [hasWaited] = useState(contest.state === 'upcoming')
  switch (contest.state) {
    case 'upcoming':
      return <WaitingRoom contest={contest} />
    case 'live':
      return contest.my_play === null ? <Entrance contest={contest} hasWaited={hasWaited} /> : <OwnRound contest={contest} />
    case 'closing':
      return <Counting contest={contest} />
    case 'over':
      return <Outcome contest={contest} />
    case 'called_off':
      return <p>{t('contest.called_off_text')}</p>
  }
}

/** Says before a tap what the player lacks, and how to get it. @param hasWaited the player was here before the start, so the page asks by itself */
function Entrance({ contest, hasWaited }: TurnProps & { hasWaited: boolean }) {
  const { t } = useTranslation()
  const { entry } = contest
  const coins = useSession(session => session.user?.coins ?? 0)
  const { mustPlayFirst } = useStakes()
  const [isAsking, setAsking] = useState(hasWaited)
  useEffect(() => {
    if (hasWaited) playCue('lead')
  }, [hasWaited])
  const ask = () => {
    // The dialog shows the balance, and other tabs may have spent coins.
    void queryClient.invalidateQueries({ queryKey: ['get_user_by_id'] })
    setAsking(true)
  }
  if (mustPlayFirst(entry)) return <PlayFirst />
  if (coins < entry)
    return (
      <div className={classes.turn}>
        <p>{t('contest.too_few')}</p>
        <Button component={Link} to={modes.quiz_zone.path} size="lg">
          {t('contest.earn')}
        </Button>
      </div>
    )
  return (
    <div className={classes.turn}>
      <p>{t('contest.quiet_minutes')}</p>
      <Button size="lg" onClick={ask}>
        {t('contest.enter')}
      </Button>
      <EnterDialog contest={contest} isOpen={isAsking} onClose={() => setAsking(false)} />
    </div>
  )
}

function OwnRound({ contest: { my_play, my_place } }: TurnProps) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const points = usePoints()
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
      {my_place && (
        <p className={classes.place}>
          {t('contest.place_so_far', { place: count(my_place.user_rank) })} · {points(my_place.score)}
        </p>
      )}
      <p>{t('contest.done_text')}</p>
    </div>
  )
}

/** The last rounds are ending. The player's own points are known already. */
function Counting({ contest: { my_place } }: TurnProps) {
  const { t } = useTranslation()
  const points = usePoints()
  return (
    <div className={classes.waiting}>
      <MascotPicture mood="breath" className={classes.figure} />
      <div className={classes.words} role="status">
        <p className={classes.place}>{t('contest.counting')}</p>
        <p>{t('contest.closing_text')}</p>
        {my_place && <p>{t('contest.your_points', { points: points(my_place.score) })}</p>}
      </div>
    </div>
  )
}

function usePoints() {
  const { t } = useTranslation()
  const { count } = useNumbers()
  return (score: number) => t('board.points', { count: score, shown: count(score) })
}

function Outcome({ contest: { my_play, my_place, participants } }: TurnProps) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const points = usePoints()
  const prizeText = usePrizeText()
  if (!my_place) return <p>{t('contest.missed_text')}</p>
  const prize = prizeText(my_place.prize ?? 0, my_place.thing)
  return (
    <div className={classes.turn}>
      <p className={classes.place}>
        {t('contest.place_of', { place: count(my_place.user_rank), total: count(participants) })} · {points(my_place.score)}
      </p>
      {prize && <p>{t('contest.won', { coins: prize })}</p>}
      {my_play?.play_id && (
        <Button component={Link} to={resultPath({ mode: 'contest', id: my_play.play_id })} size="lg">
          {t('result.title')}
        </Button>
      )}
    </div>
  )
}
