import type { Q } from '@trivium/contract/play/plays'
import { useTranslation } from 'react-i18next'
import classes from './question.module.css'

/** The source and the licence of a question. */
export function QuestionSource({ source }: Pick<Q, 'source'>) {
  const { t } = useTranslation()
  if (!source) return null
  return (
    <p className={classes.source}>
      {t('review.source')}{' '}
      <a href={source.url} target="_blank" rel="noreferrer">
        <bdi>{source.name}</bdi>
      </a>{' '}
      (<bdi>{source.licence}</bdi>)
    </p>
  )
}
