import { Skeleton } from '@mantine/core'
import classes from './home-page.module.css'

interface ShelfSkeletonProps {
  /** Missing while it is not known which shelf comes. */
  title?: string
  /** What is coming: tiles of modes, cards of categories, or the card of the board. */
  of: 'modes' | 'categories' | 'board'
}

const counts = { modes: 11, categories: 9, board: 1 }

/** A shelf while its chunk comes: its title, and the places of what stands on it. */
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
