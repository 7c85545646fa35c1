// Keeps the languages of device and account in sync. A choice on the device is sent to the account, because the server words badges and
// messages in the account's language. Signing in applies the account's languages to the device.

import type { User } from '@trivium/contract/people/accounts'
import { ask, CallError, queryClient } from '../calls/actions.ts'
import { chooseLanguage, updateUser, useSession, type Untold } from '../session/session.ts'
import { notifyCallError } from '../ui/feedback/notify-call-error.ts'
import { findLanguage } from './added-languages.ts'
import { contentLanguageCode, followContentLanguage, followInterfaceLanguage } from './content-language.ts'
import { shownLanguage } from './languages.ts'
import { currentLanguageCode } from './texts.ts'

/** Sends a choice to the account. A guest's choice is kept for the next account that signs in. */
export function saveToAccount(choice: Untold): void {
  note(choice)
  // Most replies contain words.
  if (choice.web_language) void queryClient.invalidateQueries()
  void tell()
}

/** A new device takes the account's choice of sounds. */
function agreeOnSound({ sound }: User): void {
  if (sound !== null && !useSession.getState().isSoundAsked) useSession.setState({ sound, isSoundAsked: true })
}

/** At sign-in: a choice made on this device goes to the account; otherwise the account's languages, if any, apply here. */
export async function agreeWithAccount(user: User): Promise<void> {
  agreeOnSound(user)
  const { web_language, language } = user
  const { untold } = useSession.getState()
  const known = web_language ? await findLanguage(web_language) : null
  const shown = currentLanguageCode()
  if (!untold.web_language) {
    if (known) chooseLanguage(known)
    else note({ web_language: shown })
  }
  if (!untold.language) {
    if (language) await followContentLanguage(language, { isBinding: true })
    else {
      if (known) await followInterfaceLanguage(shown, shownLanguage(useSession.getState()).code)
      note({ language: await contentLanguageCode() })
    }
  }
  await tell()
}

function note(choice: Untold): void {
  useSession.setState(({ untold }) => ({ untold: { ...untold, ...choice } }))
}

let telling = Promise.resolve()

/** Calls run one after the other, so that the last choice arrives last. */
const tell = () => (telling = telling.then(saveUnsaved))

async function saveUnsaved(): Promise<void> {
  const { token, untold } = useSession.getState()
  if (token === null || !(untold.web_language || untold.language)) return
  try {
    const { data } = await ask('update_profile', untold)
    const now = useSession.getState()
    if (now.token !== token) return
    updateUser(data)
    // A newer choice, made meanwhile, must stay.
    if (now.untold === untold) useSession.setState({ untold: {} })
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    // The choice still applies on this device; a demo account cannot store it, so that refusal is not reported.
    if (error.refusal !== 'not_allowed_in_demo') notifyCallError(error)
  }
}
