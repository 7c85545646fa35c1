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
  /** What goes on without the player: nothing, the open question, or the whole round. */
  clock: 'none' | 'question' | 'round'
  isGivingUp: boolean
  onClose: () => void
  /** Called when the player leaves the round open. */
  onLeave?: () => void
  onGiveUp: () => void
  /** Instead of those for a round. */
  words?: LeaveWords | undefined
}

const texts = { none: 'play.leave_text_untimed', question: 'play.leave_text_waits', round: 'play.leave_text' } as const

/** Says before leaving that the play stays open, and which clock keeps running. */
export function LeaveDialog({ leaving, clock, isGivingUp, onClose, onLeave, onGiveUp, words }: LeaveDialogProps) {
  const { t } = useTranslation()
  const mode = useMode()
  return (
    <Dialog isOpen={leaving !== null} onClose={onClose} title={words?.title ?? t(`play.leave_title_${kindOf(mode)}`)}>
      <p className={dialog.text}>{words?.text ?? t(texts[clock])}</p>
      <div className={dialog.choices}>
        <Button onClick={onClose} data-autofocus>
          {t('play.stay')}
        </Button>
        <Button component={Link} to={leaving?.to ?? modes[mode].path} state={agreed} variant="default" onClick={onLeave}>
          {t('play.leave_open')}
        </Button>
        <BusyButton variant="subtle" color="red" onClick={onGiveUp} loading={isGivingUp}>
          {words?.giveUp ?? t('play.give_up')}
        </BusyButton>
      </div>
    </Dialog>
  )
}
