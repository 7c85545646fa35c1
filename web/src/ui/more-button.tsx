// The end of a list that has further pages. A page that does not come leaves what is there, and says so.

import { Button } from '@mantine/core'
import classes from './state.module.css'

interface MoreButtonProps {
  /** What usePages gives. */
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; isFetchNextPageError: boolean; fetchNextPage: () => unknown }
  text: string
  problem: string
}

export function MoreButton({ query, text, problem }: MoreButtonProps) {
  if (!query.hasNextPage) return null
  return (
    <div className={classes.more}>
      {query.isFetchNextPageError && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
      <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {text}
      </Button>
    </div>
  )
}
