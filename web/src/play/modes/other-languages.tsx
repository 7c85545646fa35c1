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
  const { t } = useTranslation()
  const offered = useContentLanguages()
  const rows = waiting.flatMap(({ languageId, text }) => {
    const language = offered.find(({ id }) => id === languageId)
    return language ? [{ language, text: text(language.name) }] : []
  })
  if (rows.length === 0) return null
  return (
    <ul className={classes.rows} aria-label={t('language.elsewhere')}>
      {rows.map(({ language, text }) => (
        <li key={language.id} className={classes.row}>
          <p>{text}</p>
          <Button variant="default" onClick={() => readQuestionsIn(language)}>
            {t('language.switch', { language: language.name })}
          </Button>
        </li>
      ))}
    </ul>
  )
}
