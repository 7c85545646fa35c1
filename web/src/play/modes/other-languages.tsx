import type { Language } from '@trivium/contract/platform/settings'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { readQuestionsIn, useContentLanguages } from '../../platform/i18n/use-content-languages.ts'
import classes from './other-languages.module.css'

interface Waiting {
  languageId: number
  /** Says what waits in a language with this name. */
  text: (language: string) => string
}

/** Says what waits in other content languages, and changes to one of them with one tap. */
export function OtherLanguages({ waiting }: { waiting: Waiting[] }) {
  const { t, i18n } = useTranslation()
  const offered = useContentLanguages()
  const rows = waiting.flatMap(({ languageId, text }) => {
    const language = offered.find(({ id }) => id === languageId)
    const name = language && nameOfLanguage(language, i18n.language || 'en')
    return language && name ? [{ language, name, text: text(name) }] : []
  })
  if (rows.length === 0) return null
  return (
    <ul className={classes.rows} aria-label={t('language.elsewhere')}>
      {rows.map(({ language, name, text }) => (
        <li key={language.id} className={classes.row}>
          <p>{text}</p>
          <Button variant="default" onClick={() => readQuestionsIn(language)}>
            {t('language.switch', { language: name })}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** In the language of the page, because it stands in a sentence; its own name where the browser knows none. */
function nameOfLanguage({ code, name }: Language, shownIn: string): string {
  try {
    return new Intl.DisplayNames(shownIn, { type: 'language', fallback: 'none' }).of(code) ?? name
  } catch {
    return name
  }
}
