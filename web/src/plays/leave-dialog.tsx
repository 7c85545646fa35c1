import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Dialog } from '../ui/dialog.tsx'
import classes from './play.module.css'

interface LeaveDialogProps {
  isOpen: boolean
  isGivingUp: boolean
  onClose: () => void
  onGiveUp: () => void
}

/** Leaving keeps the play open, and its clock runs on: both are said before. */
export function LeaveDialog({ isOpen, isGivingUp, onClose, onGiveUp }: LeaveDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('play.leave_title')}>
      <p className={classes.leaveText}>{t('play.leave_text')}</p>
      <div className={classes.leaveActions}>
        <Button onClick={onClose} data-autofocus>
          {t('play.stay')}
        </Button>
        <Button component={Link} to="/quiz-zone/" variant="default">
          {t('play.leave_open')}
        </Button>
        <Button variant="subtle" color="red" onClick={onGiveUp} loading={isGivingUp}>
          {t('play.give_up')}
        </Button>
      </div>
    </Dialog>
  )
}
