import { Skeleton } from '@mantine/core'
import { RowsSkeleton } from '../ui/skeletons.tsx'
import classes from './leaderboard.module.css'

export function BoardSkeleton() {
  return (
    <div className={classes.board}>
      <Skeleton className={classes.podiumSkeleton} radius="lg" aria-hidden />
      <RowsSkeleton count={6} />
    </div>
  )
}
