import type { Language } from '@trivium/contract/catalogue'
import { useAction } from '../actions.ts'
import { isMultiLanguage } from '../i18n/content-language.ts'
import { useSession } from '../session.ts'

/** The content language texts come in: the chosen one, else the server's default. Undefined while it is not known. */
export function useReadingLanguage(): Language | undefined {
  const chosen = useSession(session => (isMultiLanguage(session.systemConfig) ? session.contentLanguageId : null))
  const languages = useAction('get_languages', {}, { staleTimeMs: 600_000 }).data?.data
  return languages?.find(({ id }) => id === chosen) ?? languages?.find(language => language.default)
}
