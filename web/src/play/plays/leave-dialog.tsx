import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { modes } from '../../platform/modes/modes.ts'
import { kindOf, useMode } from '../modes/index.ts'
import { BusyButton } from '../../platform/ui/feedback/busy-button.tsx'
import dialog from '../../platform/ui/feedback/dialog.module.css'
import { Dialog } from '../../platform/ui/feedback/dialog.tsx'
import { agreed } from '../../platform/ui/hooks/use-way-out.ts'

/** The target of the navigation; null means the page of the mode. */
export interface Leaving {
  to: string | null
}

interface LeaveDialogProps {
  /** Null while the dialog is closed. */
  leaving: Leaving | null
  hasClock: boolean
  isGivingUp: boolean
  onClose: () => void
  onGiveUp: () => void
}

/** Warns before leaving that the play stays open and that its clock, if any, keeps running. */
export function LeaveDialog({ leaving, hasClock, isGivingUp, onClose, onGiveUp }: LeaveDialogProps) {
  const { t } = useTranslation()
  const mode = useMode()
  return (
    <Dialog isOpen={leaving !== null} onClose={onClose} title={t(`play.leave_title_${kindOf(mode)}`)}>
      <p className={dialog.text}>{hasClock ? t('play.leave_text') : t('play.leave_text_untimed')}</p>
      <div className={dialog.choices}>
        <Button onClick={onClose} data-autofocus>
          {t('play.stay')}
        </Button>
        <Button component={Link} to={leaving?.to ?? modes[mode].path} state={agreed} variant="default">
          {t('play.leave_open')}
        </Button>
        <BusyButton variant="subtle" color="red" onClick={onGiveUp} loading={isGivingUp}>
          {t('play.give_up')}
        </BusyButton>
      </div>
    </Dialog>
  )
}
