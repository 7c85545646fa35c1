import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { modes } from '../../platform/modes/modes.ts'
import { useMode } from '../modes/index.ts'
import { BusyButton } from '../../platform/ui/feedback/busy-button.tsx'
import dialog from '../../platform/ui/feedback/dialog.module.css'
import { Dialog } from '../../platform/ui/feedback/dialog.tsx'
import { agreed } from '../../platform/ui/hooks/use-way-out.ts'

/** The target of the navigation; null means the page of the mode. */
export interface Leaving {
  to: string | null
}

export interface LeaveWords {
  /** The button that opens the dialog. */
  leave: string
  title: string
  text: string
  giveUp: string
}

interface LeaveDialogProps {
  /** Null while the dialog is closed. */
  leaving: Leaving | null
  hasClock: boolean
  isGivingUp: boolean
  onClose: () => void
  onGiveUp: () => void
  /** Instead of those for a round. */
  words?: LeaveWords | undefined
}

/** Warns before leaving that the play stays open and that its clock, if any, keeps running. */
export function LeaveDialog({ leaving, hasClock, isGivingUp, onClose, onGiveUp, words }: LeaveDialogProps) {
  const { t } = useTranslation()
  const mode = useMode()
  return (
    <Dialog isOpen={leaving !== null} onClose={onClose} title={words?.title ?? t('play.leave_title')}>
      <p className={dialog.text}>{words?.text ?? t(hasClock ? 'play.leave_text' : 'play.leave_text_untimed')}</p>
      <div className={dialog.choices}>
        <Button onClick={onClose} data-autofocus>
          {t('play.stay')}
        </Button>
        <Button component={Link} to={leaving?.to ?? modes[mode].path} state={agreed} variant="default">
          {t('play.leave_open')}
        </Button>
        <BusyButton variant="subtle" color="red" onClick={onGiveUp} loading={isGivingUp}>
          {words?.giveUp ?? t('play.give_up')}
        </BusyButton>
      </div>
    </Dialog>
  )
}
