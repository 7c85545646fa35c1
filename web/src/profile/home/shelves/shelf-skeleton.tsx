import { Skeleton } from '@mantine/core'
import classes from '../home-page.module.css'

interface ShelfSkeletonProps {
  /** Absent while the shelf is not known. */
  title?: string
  /** The content to imitate: tiles of modes, cards of categories, or the card of the leaderboard. */
  of: 'modes' | 'categories' | 'board'
}

const counts = { modes: 8, categories: 8, board: 1 }

/** A shelf while its chunk loads: the title and placeholders for the content. */
export function ShelfSkeleton({ title, of }: ShelfSkeletonProps) {
  return (
    <section aria-busy>
      {title ? <h2 className={classes.shelfTitle}>{title}</h2> : <Skeleton height={29} width={180} className={classes.shelfTitle} />}
      <div className={classes.shelf} data-of={of}>
        {Array.from({ length: counts[of] }, (_, index) => (
          <Skeleton key={index} radius="lg" />
        ))}
      </div>
    </section>
  )
}
