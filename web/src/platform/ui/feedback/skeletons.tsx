// Placeholders in the shape of the content, so that nothing moves when it arrives.

import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './skeletons.module.css'

interface ShapeProps {
  count?: number
}

/** Rows, for ranks and transactions. */
export function RowsSkeleton({ count = 8 }: ShapeProps) {
  return (
    <Waiting className={classes.rows}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={classes.row}>
          <Skeleton circle height={40} />
          <Skeleton height={14} className={classes.line} />
          <Skeleton height={14} width={48} />
        </div>
      ))}
    </Waiting>
  )
}

/** Paragraphs. */
export function TextSkeleton({ count = 6 }: ShapeProps) {
  return (
    <Waiting className={classes.rows}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} height={14} width={index % 3 === 2 ? '60%' : '100%'} />
      ))}
    </Waiting>
  )
}

function Waiting({ className, children }: { className?: string; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('state.loading')}>
      <div className={className} aria-hidden>
        {children}
      </div>
    </div>
  )
}
