import type { Language } from '@trivium/contract/catalogue'
import { useAction } from '../actions.ts'
import { call } from '../api.ts'
import { chooseContentLanguage, type SystemConfig, useSession } from '../session.ts'
import { interfaceLanguages } from './languages.ts'

/** Whether there is a choice of what language the questions are in. */
export const isMultiLanguage = (systemConfig: SystemConfig | null) => systemConfig?.language_mode === '1'

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

/** The code of a content language for `lang`, so that what is in it is read out in it. None while it is not known. */
export function useContentLang(languageId: number): string | undefined {
  const languages = useAction('get_languages', {}, { staleTimeMs: 600_000 })
  return languages.data?.data.find(language => language.id === languageId)?.code
}

/** A guest whose browser speaks Arabic reads Arabic questions. A player's languages are on the account. */
export async function followBrowserLanguage(): Promise<void> {
  const { token, isLanguageChosen, interfaceLanguage } = useSession.getState()
  if (token !== null || isLanguageChosen || interfaceLanguage === 'english') return
  await followContentLanguage(interfaceLanguages[interfaceLanguage].code)
}
