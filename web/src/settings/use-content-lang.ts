import { useAction } from '../actions.ts'

/** The code of a content language for `lang`, so that what is in it is read out in it. None while it is not known. */
export function useContentLang(languageId: number): string | undefined {
  const languages = useAction('get_languages', {}, { staleTimeMs: 600_000 })
  return languages.data?.data.find(language => language.id === languageId)?.code
}
