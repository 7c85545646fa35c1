// Actions on one attempt. The server records each with its reason and notifies the examinee.

import { call } from '../../platform/api.ts'
import { AskButton } from '../../platform/ui/ask-button.tsx'
import type { BoardSeat } from './use-board.ts'

const reason = { name: 'reason', label: 'Reason, sent to the examinee' }
const minutes = { name: 'minutes', label: 'Minutes to add', type: 'number', initial: '10' } as const

interface SeatActionsProps {
  seat: BoardSeat
  isReleased: boolean
  onDone: () => Promise<void>
}

export function SeatActions({ seat, isReleased, onDone }: SeatActionsProps) {
  const { play_id, name, state } = seat
  if (play_id === null) return null
  const isOpen = state === 'sitting' || state === 'away' || state === 'offline'
  return (
    <>
      {isOpen && (
        <AskButton
          label="Extra time"
          title={`More time for ${name}`}
          questions={[minutes, reason]}
          onAnswer={async answers => {
            await call('give_extra_time', { play_id, minutes: Number(answers.minutes), reason: answers.reason })
            await onDone()
          }}
        />
      )}
      {state === 'over' && !isReleased && (
        <AskButton
          label="Reopen"
          title={`Reopen the attempt of ${name}?`}
          text="The examinee continues with all saved answers. These minutes replace what was left on the clock."
          questions={[{ ...minutes, label: 'Minutes from now' }, reason]}
          onAnswer={async answers => {
            await call('reopen_exam_attempt', { play_id, minutes: Number(answers.minutes), reason: answers.reason })
            await onDone()
          }}
        />
      )}
      {state !== 'void' && !isReleased && (
        <AskButton
          label="Void"
          color="error"
          title={`Void the attempt of ${name}?`}
          text="The attempt ends and no longer counts. The examinee gets no second attempt."
          questions={[reason]}
          onAnswer={async answers => {
            await call('void_exam_attempt', { play_id, reason: answers.reason })
            await onDone()
          }}
        />
      )}
    </>
  )
}
