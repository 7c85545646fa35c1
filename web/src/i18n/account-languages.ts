// The device and the account agree on the languages: a choice made here is told to the account, in whose language the server
// words badges and messages; and signing in brings the account's along.

import type { ActionName } from '@trivium/contract'
import type { User } from '@trivium/contract/accounts'
import { ask, CallError, queryClient } from '../actions.ts'
import { setPreference, updateUser, useSession, type Untold } from '../session.ts'
import { notifyCallError } from '../ui/notify-call-error.ts'
import { contentLanguageCode, followContentLanguage } from './content-language.ts'
import { findInterfaceLanguage } from './languages.ts'
import { currentLanguageCode } from './texts.ts'

/** What the server words for the account. */
const worded: ActionName[] = ['get_user_badges', 'get_notifications', 'get_users_statistics', 'get_player_home', 'get_tracker_data']

/** A choice holds on this device at once. A guest's is kept for the account that signs in next. */
export function tellAccount(choice: Untold): void {
  note(choice)
  void tell()
}

/** At sign-in: what was chosen here before goes into the account; otherwise the account's holds here, if it has any. */
export async function agreeWithAccount({ web_language, language }: User): Promise<void> {
  const { untold } = useSession.getState()
  const known = findInterfaceLanguage(web_language ?? '')
  if (!untold.web_language) {
    if (known) setPreference('interfaceLanguage', known)
    else note({ web_language: currentLanguageCode() })
  }
  if (!untold.language) {
    if (language) await followContentLanguage(language, { isBinding: true })
    else note({ language: await contentLanguageCode() })
  }
  await tell()
}

function note(choice: Untold): void {
  useSession.setState(({ untold }) => ({ untold: { ...untold, ...choice } }))
}

let telling = Promise.resolve()

/** One after the other, so that the last choice is the last to arrive. */
const tell = () => (telling = telling.then(tellUntold))

async function tellUntold(): Promise<void> {
  const { token, untold } = useSession.getState()
  if (token === null || !(untold.web_language || untold.language)) return
  try {
    const { data } = await ask('update_profile', untold)
    const now = useSession.getState()
    if (now.token !== token) return
    updateUser(data)
    // Another may have been chosen meanwhile.
    if (now.untold === untold) useSession.setState({ untold: {} })
    for (const name of worded) void queryClient.invalidateQueries({ queryKey: [name] })
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    // The choice still holds on this device, and in a demo that is all it can do.
    if (error.refusal !== 'not_allowed_in_demo') notifyCallError(error)
  }
}
