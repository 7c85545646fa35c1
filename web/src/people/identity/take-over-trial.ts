// After a sign-up, the new account takes over the guest trial of this browser.

import i18next from 'i18next'
import { ask, CallError, queryClient } from '../../platform/calls/actions.ts'
import { notify } from '../../platform/ui/feedback/notify.ts'
import { clearSaved, readSaved } from './saved-trial.ts'

let isAsking = false

/** Without a connection, the next page tries again. The server credits a trial once. */
export async function takeOverTrial(): Promise<void> {
  const kept = readSaved(Date.now())
  if (isAsking || !kept || kept.told.length === 0) return
  isAsking = true
  try {
    const { data } = await ask('take_over_trial', { guest_key: kept.guest_key })
    clearSaved()
    if (data.points === 0) return
    const shown = new Intl.NumberFormat(i18next.language).format(data.points)
    notify.success(i18next.t('trial.kept', { count: data.points, shown }), 'trial')
    void queryClient.invalidateQueries({ queryKey: ['get_user_by_id'] })
  } catch (error) {
    // The account is older than the trial, or already has one, so the saved trial is useless.
    if (error instanceof CallError && error.refusal) clearSaved()
  } finally {
    isAsking = false
  }
}
