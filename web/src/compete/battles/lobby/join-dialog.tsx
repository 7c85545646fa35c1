import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PlayFirst, useStakes } from '../../../play/modes/index.ts'
import dialog from '../../../platform/ui/feedback/dialog.module.css'
import { Dialog } from '../../../platform/ui/feedback/dialog.tsx'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'

export interface PaidRoom {
  code: string
  owner: string
  entryFee: number
}

interface JoinDialogProps {
  /** Null while the dialog is closed. */
  room: PaidRoom | null
  onAnswer: (agrees: boolean) => void
}

/** A code may lead into a room that costs coins, so this asks before the player pays. */
export function JoinDialog({ room, onAnswer }: JoinDialogProps) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const { mustPlayFirst } = useStakes()
  const entry = room?.entryFee ?? 0
  const coins = t('catalogue.price', { count: entry, shown: count(entry) })
  return (
    <Dialog isOpen={room !== null} onClose={() => onAnswer(false)} title={t('battle.join_for_title', { coins })}>
      <p className={dialog.text}>{t('battle.join_for_text', { name: room?.owner ?? '', coins })}</p>
      {mustPlayFirst(entry) && <PlayFirst className={dialog.text} />}
      <div className={dialog.choices}>
        {!mustPlayFirst(entry) && (
          <Button onClick={() => onAnswer(true)} data-autofocus>
            {t('battle.join_for', { coins })}
          </Button>
        )}
        <Button variant="subtle" onClick={() => onAnswer(false)}>
          {t('action.cancel')}
        </Button>
      </div>
    </Dialog>
  )
}
