import type { Language } from '@trivium/contract/catalogue'
import { call } from '../api.ts'
import { chooseContentLanguage, useSession } from '../session.ts'

/** Whether there is a choice of what language the questions are in. */
export const isMultiLanguage = (systemConfig: { language_mode?: string | number } | null) => String(systemConfig?.language_mode) === '1'

/**
 * Follows a language the visitor chose elsewhere (the interface, the account); unless it is binding, only where none is chosen
 * on this device yet. Not worth failing for. Answers whether it was taken.
 */
export async function followContentLanguage(code: string, { isBinding = false } = {}): Promise<boolean> {
  const { contentLanguageId, systemConfig } = useSession.getState()
  if ((contentLanguageId !== null && !isBinding) || !isMultiLanguage(systemConfig)) return false
  const chosen = await findContentLanguage(language => language.code === code)
  // One may have been chosen here meanwhile.
  if (!chosen || useSession.getState().contentLanguageId !== contentLanguageId) return false
  chooseContentLanguage(chosen.id)
  return true
}

/** The code of the one chosen on this device. None also when the server does not say. */
export async function contentLanguageCode(): Promise<string | undefined> {
  const { contentLanguageId, systemConfig } = useSession.getState()
  if (contentLanguageId === null || !isMultiLanguage(systemConfig)) return undefined
  return (await findContentLanguage(language => language.id === contentLanguageId))?.code
}

async function findContentLanguage(isWanted: (language: Language) => boolean): Promise<Language | undefined> {
  const languages = await call('get_languages', {})
  return languages && !languages.error ? languages.data.find(isWanted) : undefined
}
