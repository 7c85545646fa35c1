// After sign-up: the new account keeps what the trial of this browser brought.

import i18next from 'i18next'
import { ask, CallError, queryClient } from '../../platform/calls/actions.ts'
import { notify } from '../../platform/ui/feedback/notify.ts'
import { clearSaved, readSaved } from './saved-trial.ts'

let isAsking = false

/** Tries again with the next page while the server cannot be reached; the server gives it once. */
export async function takeOverTrial(): Promise<void> {
  const kept = readSaved(Date.now())
  if (isAsking || !kept || kept.told.length === 0) return
  isAsking = true
  try {
    const { data } = await ask('take_over_trial', { guest_key: kept.guest_key })
    clearSaved()
    if (data.points === 0) return
    const shown = new Intl.NumberFormat(i18next.language).format(data.points)
    notify.success(i18next.t('taste.kept', { count: data.points, shown }), 'taste')
    void queryClient.invalidateQueries({ queryKey: ['get_user_by_id'] })
  } catch (error) {
    // For an account that is older than the trial, or has one: then there is nothing to keep.
    if (error instanceof CallError && error.refusal) clearSaved()
  } finally {
    isAsking = false
  }
}
