import type { Q } from '@trivium/contract/plays'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useContentLang } from '../settings/use-content-lang.ts'
import { useNumbers } from '../ui/numbers.ts'
import classes from './play.module.css'

interface QuestionTextProps {
  question: Q
  headingRef: RefObject<HTMLHeadingElement | null>
}

/** The hero: the words, and the picture in a box whose size is known before it arrives. */
export function QuestionText({ question, headingRef }: QuestionTextProps) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const lang = useContentLang(question.language_id)
  const place = question.subcategory?.name ?? question.category.name
  return (
    <div className={classes.question}>
      <p className={classes.place}>
        <bdi lang={lang}>{place}</bdi> · {t('play.level', { level: count(question.level) })}
      </p>
      <h1 ref={headingRef} tabIndex={-1} lang={lang} dir="auto" className={classes.words}>
        {question.question}
      </h1>
      {question.question_type === 'multi_select' && <p className={classes.how}>{t('play.how_multi_select')}</p>}
      {question.question_type === 'sequence' && <p className={classes.how}>{t('play.how_sequence')}</p>}
      {question.image && (
        <div className={classes.picture}>
          <img src={question.image} alt={t('play.picture')} width={320} height={240} />
        </div>
      )}
    </div>
  )
}
