import type { Q } from '@trivium/contract/plays'
import { useTranslation } from 'react-i18next'
import { useContentLang } from '../settings/use-content-lang.ts'
import classes from './sound.module.css'

/** For whoever cannot hear it: what is heard, in words, unless the words were the answer. */
export function SoundText({ question }: { question: Pick<Q, 'audio_text' | 'language_id'> }) {
  const { t } = useTranslation()
  const lang = useContentLang(question.language_id)
  return (
    <details className={classes.words}>
      <summary>{t('sound.in_words')}</summary>
      {question.audio_text ? (
        <p lang={lang} dir="auto">
          {question.audio_text}
        </p>
      ) : (
        <p>{t('sound.no_words')}</p>
      )}
    </details>
  )
}
