import type { Q } from '@trivium/contract/play/plays'
import { IconInfoCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './question.module.css'

/** The source and the licence of a question, folded: few players ask for them. */
export function QuestionSource({ source }: Pick<Q, 'source'>) {
  const { t } = useTranslation()
  if (!source) return null
  return (
    <details className={classes.source}>
      <summary>
        <IconInfoCircle size={16} aria-hidden /> {t('review.source')}
      </summary>
      <a href={source.url} target="_blank" rel="noreferrer">
        <bdi>{source.name}</bdi>
      </a>{' '}
      (<bdi>{source.licence}</bdi>)
    </details>
  )
}
