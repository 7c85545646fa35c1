import { foldCode } from '@trivium/contract/platform/fold'
import { TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask, CallError, useCommand } from '../../../platform/calls/actions.ts'
import { BusyButton } from '../../../platform/ui/feedback/busy-button.tsx'
import { notifyCallError, refusalText } from '../../../platform/ui/feedback/notify-call-error.ts'
import { useForm } from '../../../platform/ui/hooks/use-form.ts'
import classes from '../start-battle.module.css'
import { useSession } from '../../../platform/session/session.ts'
import { useOpenRoom } from '../conversation/use-open-room.ts'
import { JoinDialog, type PaidRoom } from './join-dialog.tsx'
import { problemOf, sampleCode } from './room-code-check.ts'

interface JoinRoomFormProps {
  /** The code from the link that opened the page. */
  invited: string | null
}

export function JoinRoomForm({ invited }: JoinRoomFormProps) {
  const { t } = useTranslation()
  const { join, isJoining, paidRoom, answer } = useJoin()
  const { problems, form, field, isBusy } = useForm(async ({ code = '' }) => {
    const problem = problemOf(code)
    if (problem) return { code: t(problem) }
    const refused = await join(foldCode(code))
    return refused === null ? undefined : { code: refused }
  })
  const [invitedProblem, setInvitedProblem] = useState<string | null>(null)
  useInvitation(invited, async code => setInvitedProblem(problemOf(code) ? t('room.code_not_valid') : await join(foldCode(code))))
  return (
    <section className={classes.card} aria-labelledby="join-title">
      <h2 id="join-title" className={classes.title}>
        {t('battle.join_title')}
      </h2>
      <form {...form} className={classes.form}>
        <TextInput
          {...field('code')}
          error={problems.code ?? invitedProblem}
          className={classes.code}
          label={t('battle.code')}
          placeholder={sampleCode}
          defaultValue={invited ?? ''}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
          onChange={() => setInvitedProblem(null)}
        />
        <BusyButton type="submit" size="lg" variant={invited ? 'filled' : 'default'} loading={isBusy || isJoining}>
          {t('battle.join')}
        </BusyButton>
      </form>
      <JoinDialog room={paidRoom} onAnswer={answer} />
    </section>
  )
}

/** `join` resolves to the problem with the code, or to null. */
function useJoin() {
  const openRoom = useOpenRoom()
  const { paidRoom, answer, agreesTo } = useAgreement()
  const command = useCommand('join_room', { isQuiet: true, outdates: ['get_user_by_id', 'get_tracker_data'] })
  const [isGoingBack, setGoingBack] = useState(false)
  const join = async (room_code: string): Promise<string | null> => {
    try {
      if (await agreesTo(room_code)) openRoom((await command.mutateAsync({ room_code })).data)
      return null
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (error.refusal === null) notifyCallError(error)
      if (error.refusal !== 'own_room') return error.refusal && refusalText(error.refusal)
      setGoingBack(true)
      return goBackTo(openRoom)
    }
  }
  return { join, isJoining: command.isPending || isGoingBack, paidRoom, answer }
}

/** Asks for consent if a room costs coins. The owner of a room has already paid. */
function useAgreement() {
  const [paidRoom, setPaidRoom] = useState<PaidRoom | null>(null)
  const waiting = useRef<(agrees: boolean) => void>(() => {})
  const ownId = useSession(session => session.user?.id)
  const agreesTo = async (code: string): Promise<boolean> => {
    const { owner, entryFee, createdBy } = (await ask('get_room_terms', { room_code: code })).data
    if (entryFee === 0 || createdBy === ownId) return true
    setPaidRoom({ code, owner, entryFee })
    return new Promise(resolve => {
      waiting.current = resolve
    })
  }
  const answer = (agrees: boolean) => {
    setPaidRoom(null)
    waiting.current(agrees)
  }
  return { paidRoom, answer, agreesTo }
}

/** Opens the player's own room after using its own link. */
async function goBackTo(openRoom: ReturnType<typeof useOpenRoom>): Promise<null> {
  try {
    openRoom((await ask('get_battle', {})).data)
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    notifyCallError(error)
  }
  return null
}

/** Joins once, with the code of the link. */
function useInvitation(code: string | null, enter: (code: string) => Promise<void>): void {
  const entered = useRef<string | null>(null)
  useEffect(() => {
    if (code === null || code === '' || entered.current === code) return
    entered.current = code
    void enter(code)
  })
}
