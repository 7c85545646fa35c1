import type { Language } from '@trivium/contract/platform/settings'
import { useAction } from '../calls/actions.ts'
import { chooseContentLanguage, useSession } from '../session/session.ts'
import { saveToAccount } from './account-languages.ts'
import { isMultiLanguage } from './content-language.ts'

/** The languages that questions can be in. Empty unless multi-language mode is on. */
export function useContentLanguages(): Language[] {
  const hasChoice = useSession(session => isMultiLanguage(session.systemConfig))
  const languages = useAction('get_languages', {}, { enabled: hasChoice, staleTimeMs: 600_000 })
  return hasChoice ? (languages.data?.data ?? []) : []
}

/** Chooses the content language on this device and in the account. */
export function readQuestionsIn({ id, code }: Language): void {
  chooseContentLanguage(id)
  saveToAccount({ language: code })
}
