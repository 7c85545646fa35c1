import type { Language } from '@trivium/contract/platform/settings'
import { useAction } from '../calls/actions.ts'
import { call } from '../calls/api.ts'
import { chooseContentLanguage, type SystemConfig, useSession } from '../session/session.ts'
import { shownLanguage } from './languages.ts'

/** Whether players can choose the language of questions. */
export const isMultiLanguage = (systemConfig: SystemConfig | null) => systemConfig?.language_mode === '1'

/**
 * Applies a language chosen elsewhere (in the interface or the account). Unless `isBinding`, only when no content language is chosen
 * on this device yet. Never fails. @returns whether the language was applied.
 */
export async function followContentLanguage(code: string, { isBinding = false } = {}): Promise<boolean> {
  const { contentLanguageId, systemConfig } = useSession.getState()
  if ((contentLanguageId !== null && !isBinding) || !isMultiLanguage(systemConfig)) return false
  const chosen = await findContentLanguage(language => language.code === code)
  // A choice made meanwhile must stay.
  if (!chosen || useSession.getState().contentLanguageId !== contentLanguageId) return false
  chooseContentLanguage(chosen.id)
  return true
}

/**
 * Questions that were in the language of the interface stay so when it changes: a page has one language. Never fails.
 * @returns whether they changed
 */
export async function followInterfaceLanguage(before: string, code: string): Promise<boolean> {
  return followContentLanguage(code, { isBinding: (await contentLanguageCode()) === before })
}

/** The code of the content language chosen on this device; undefined if none is chosen or the server does not reply. */
export async function contentLanguageCode(): Promise<string | undefined> {
  const { contentLanguageId, systemConfig } = useSession.getState()
  if (contentLanguageId === null || !isMultiLanguage(systemConfig)) return undefined
  return (await findContentLanguage(language => language.id === contentLanguageId))?.code
}

async function findContentLanguage(isWanted: (language: Language) => boolean): Promise<Language | undefined> {
  const languages = await call('get_languages', {})
  return languages && !languages.error ? languages.data.find(isWanted) : undefined
}

/** The code of a content language for the `lang` attribute, so that screen readers use the right voice. Undefined while unknown. */
export function useContentLang(languageId: number): string | undefined {
  const languages = useAction('get_languages', {}, { staleTimeMs: 600_000 })
  return languages.data?.data.find(language => language.id === languageId)?.code
}

/** Applies the browser's language to questions, for guests only: a player's languages are stored in the account. */
export async function followBrowserLanguage(): Promise<void> {
  const { token, isLanguageChosen, interfaceLanguage } = useSession.getState()
  if (token !== null || isLanguageChosen || interfaceLanguage === 'english') return
  await followContentLanguage(shownLanguage(useSession.getState()).code)
}
