import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import dialog from '../../platform/ui/feedback/dialog.module.css'
import { Dialog } from '../../platform/ui/feedback/dialog.tsx'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import { playPath } from '../../platform/modes/modes.ts'
import { closeOtherClock, useOtherClock } from './other-clock.ts'

/** One dialog for the whole app, because many pages can start a play. */
export default function OtherClockDialog() {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const asked = useOtherClock(({ asked }) => asked)
  const play = asked?.play
  const startAnyway = () => {
    closeOtherClock()
    asked?.startAnyway()
  }
  return (
    <Dialog isOpen={asked !== null} onClose={closeOtherClock} title={t('play.other_title')}>
      {play && (
        <>
          <p className={dialog.text}>
            {t('play.other_text', {
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
          </div>
        </>
      )}
    </Dialog>
  )
}
