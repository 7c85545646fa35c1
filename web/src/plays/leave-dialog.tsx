import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { BusyButton } from '../ui/busy-button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { modePaths } from './mode-paths.ts'
import classes from './play.module.css'
import { useMode } from './use-mode.ts'

interface LeaveDialogProps {
  isOpen: boolean
  hasClock: boolean
  isGivingUp: boolean
  onClose: () => void
  onGiveUp: () => void
}

/** Leaving keeps the play open, and its clock, if it has one, runs on: both are said before. */
export function LeaveDialog({ isOpen, hasClock, isGivingUp, onClose, onGiveUp }: LeaveDialogProps) {
  const { t } = useTranslation()
  const mode = useMode()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('play.leave_title')}>
      <p className={classes.leaveText}>{hasClock ? t('play.leave_text') : t('play.leave_text_untimed')}</p>
      <div className={classes.leaveActions}>
        <Button onClick={onClose} data-autofocus>
          {t('play.stay')}
        </Button>
        <Button component={Link} to={modePaths[mode]} variant="default">
          {t('play.leave_open')}
        </Button>
        <BusyButton variant="subtle" color="red" onClick={onGiveUp} loading={isGivingUp}>
          {t('play.give_up')}
        </BusyButton>
      </div>
    </Dialog>
  )
}
