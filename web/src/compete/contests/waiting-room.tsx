import type { ContestDetail } from '@trivium/contract/compete/contests'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { MascotPicture } from '../../platform/ui/drawing/mascot.tsx'
import { hourMs, useMsLeft } from '../../platform/ui/hooks/use-ms-left.ts'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import { playCue } from '../../platform/ui/text/sound.ts'
import { RegisterPart } from './registration/register-part.tsx'
import classes from './contest-turn.module.css'

const breathMs = 10_000
const tickMs = 5_000

/** Before the start: the last hour as a clock, what happens at the start, and who is in. */
export function WaitingRoom({ contest }: { contest: ContestDetail }) {
  const { t } = useTranslation()
  const { clock } = useNumbers()
  const leftMs = useMsLeft(contest.start_date)
  const seconds = Math.ceil(leftMs / 1000)
  const ticks = leftMs > 0 && leftMs <= tickMs
  useEffect(() => {
    if (ticks) playCue('tick')
  }, [ticks, seconds])
  return (
    <>
      <div className={classes.waiting}>
        <MascotPicture mood={leftMs < breathMs ? 'breath' : 'hello'} className={classes.figure} />
        <div className={classes.words}>
          {leftMs < hourMs && (
            <p
              className={`${classes.clock} tabular`}
              role="timer"
              translate="no"
              aria-label={t('contest.starts_in', { time: clock(leftMs) })}
            >
              {clock(leftMs)}
            </p>
          )}
          <p>{t('contest.upcoming_text')}</p>
        </div>
      </div>
      {leftMs > 0 && <RegisterPart contest={contest} />}
    </>
  )
}
