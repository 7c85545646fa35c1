import { call } from '../api.ts'
import { chooseContentLanguage, useSession } from '../session.ts'

/** Whether there is a choice of what language the questions are in. */
export const isMultiLanguage = (systemConfig: { language_mode?: string | number } | null) => String(systemConfig?.language_mode) === '1'

/**
 * Follows a language the visitor chose elsewhere (the interface, the account), unless one is chosen on this device already.
 * Not worth failing for. Answers whether it was taken.
 */
export async function followContentLanguage(code: string): Promise<boolean> {
  const { contentLanguageId, systemConfig } = useSession.getState()
  if (contentLanguageId !== null || !isMultiLanguage(systemConfig)) return false
  const languages = await call('get_languages', {})
  const chosen = languages && !languages.error && languages.data.find(language => language.code === code)
  if (!chosen) return false
  chooseContentLanguage(chosen.id)
  return true
}
