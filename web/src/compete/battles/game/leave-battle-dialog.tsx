import type { Battle } from '@trivium/contract/compete/battles'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useCommand } from '../../../platform/calls/actions.ts'
import { modes } from '../../../platform/modes/modes.ts'
import { BusyButton } from '../../../platform/ui/feedback/busy-button.tsx'
import dialog from '../../../platform/ui/feedback/dialog.module.css'
import { Dialog } from '../../../platform/ui/feedback/dialog.tsx'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import { agreed } from '../../../platform/ui/hooks/use-way-out.ts'
import { modeOfBattle } from '../battle-paths.ts'

interface LeaveBattleDialogProps {
  battle: Battle
  /** Null while the dialog is closed; `to` is the target of the link that was blocked. */
  leaving: { to: string | null } | null
  onClose: () => void
}

/** Asks before leaving, and says what it costs. */
export function LeaveBattleDialog({ battle, leaving, onClose }: LeaveBattleDialogProps) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const navigate = useNavigate()
  const command = useCommand('leave_room', {
    outdates: ['get_user_by_id', 'get_tracker_data', 'get_battle', 'get_battle_statistics'],
    // On the command and not on `mutate`, so that it also runs if the end of the battle has already replaced this dialog with the result.
    onSuccess: () => void navigate(leaving?.to ?? modes[modeOfBattle(battle)].path, { state: agreed }),
  })
  const costOfLeaving = () => {
    const { entryFee, why } = battle
    if (why === 'against_bot' || why === 'against_recording') return t('battle.leave_bot')
    if (endsUnplayed(battle)) return t('battle.leave_unplayed')
    return entryFee > 0
      ? t('battle.leave_costs', { coins: t('catalogue.price', { count: entryFee, shown: count(entryFee) }) })
      : t('battle.leave_lost')
  }
  const leave = () => command.mutate({ room_id: battle.roomID })
  return (
    <Dialog isOpen={leaving !== null} onClose={onClose} title={t('battle.leave_title')}>
      <p className={dialog.text}>{costOfLeaving()}</p>
      <div className={dialog.choices}>
        <Button onClick={onClose} data-autofocus>
          {t('play.stay')}
        </Button>
        <BusyButton variant="subtle" color="red" onClick={leave} loading={command.isPending}>
          {t('battle.leave_for_good')}
        </BusyButton>
      </div>
    </Dialog>
  )
}

/** Whether leaving ends the battle before anyone has played: two players are left, and the first round is not over. */
const endsUnplayed = ({ users, round, state }: Battle) =>
  users.filter(user => user.state !== 'left').length === 2 && round <= 1 && state !== 'reveal'
