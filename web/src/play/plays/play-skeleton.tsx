// Skeleton of a question.

import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import answers from './answers/answers.module.css'
import screen from './play-screen.module.css'
import top from './play-top.module.css'

export function PlaySkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('state.loading')} className={screen.frame}>
      <div className={screen.screen} aria-hidden>
        <div className={top.top}>
          <Skeleton circle height={40} />
          <Skeleton height={14} className={top.where} />
          <Skeleton circle height={72} />
        </div>
        <Question />
      </div>
    </div>
  )
}

/** The question only, below the top bar of a visible play. */
export function QuestionSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('state.loading')} className={screen.waiting}>
      <Question />
    </div>
  )
}

function Question() {
  return (
    <>
      <Skeleton height={88} radius="lg" />
      <div className={answers.options} aria-hidden>
        {[0, 1, 2, 3].map(place => (
          <Skeleton key={place} height={64} radius="lg" />
        ))}
      </div>
    </>
  )
}
