import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import dialog from '../../platform/ui/feedback/dialog.module.css'
import { Dialog } from '../../platform/ui/feedback/dialog.tsx'
import { useCommand } from '../../platform/calls/actions.ts'
import { BusyButton } from '../../platform/ui/feedback/busy-button.tsx'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import { playPath } from '../../platform/modes/modes.ts'
import { waitsForPlayer } from './round.ts'
import { closeOtherClock, useOtherClock } from './other-clock.ts'

/** One dialog for the whole app, because many pages can start a play. */
export default function OtherClockDialog() {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const asked = useOtherClock(({ asked }) => asked)
  const play = asked?.play
  const finish = useCommand('finish_play')
  const startAnyway = () => {
    closeOtherClock()
    asked?.startAnyway()
  }
  const endAndStart = () => play && finish.mutate({ play_id: play.id }, { onSuccess: startAnyway })
  return (
    <Dialog isOpen={asked !== null} onClose={closeOtherClock} title={t('play.other_title')}>
      {play && (
        <>
          <p className={dialog.text}>
            {t(waitsForPlayer(play.mode) ? 'play.other_text_waits' : 'play.other_text', {
              mode: t(`mode.name_${play.mode}`),
              number: count(Math.min(play.answered + 1, play.total)),
              total: count(play.total),
            })}
          </p>
          <div className={dialog.choices}>
            <Button component={Link} to={playPath(play)} onClick={closeOtherClock} data-autofocus>
              {t('play.other_carry_on')}
            </Button>
            <Button variant="default" onClick={startAnyway}>
              {t('play.other_start')}
            </Button>
            <BusyButton variant="subtle" color="red" loading={finish.isPending} onClick={endAndStart}>
              {t('play.other_end')}
            </BusyButton>
          </div>
        </>
      )}
    </Dialog>
  )
}
