// The button at the end of a list with further pages. If a page fails to load, the rows stay and a message appears.

import { useEffect, useRef } from 'react'
import { BusyButton } from '../feedback/busy-button.tsx'
import classes from '../feedback/state.module.css'

interface MoreButtonProps {
  /** The result of usePages. */
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; isFetchNextPageError: boolean; fetchNextPage: () => unknown }
  text: string
  problem: string
}

export function MoreButton({ query, text, problem }: MoreButtonProps) {
  const noteRows = useFocusOnNewRow(query.isFetchingNextPage)
  const more = () => {
    noteRows()
    void query.fetchNextPage()
  }
  if (!query.hasNextPage) return null
  return (
    <div className={classes.more}>
      {query.isFetchNextPageError && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
      <BusyButton variant="default" loading={query.isFetchingNextPage} onClick={more} data-more>
        {text}
      </BusyButton>
    </div>
  )
}

const rowsOnPage = () => [...document.querySelectorAll<HTMLElement>('#main li, [role="dialog"] li')]

/** Moves the focus to the first new row, unless it is elsewhere. @returns a function to call before loading more. */
function useFocusOnNewRow(isFetching: boolean): () => void {
  const before = useRef<Set<HTMLElement> | null>(null)
  useEffect(() => {
    if (isFetching || !before.current) return
    const first = rowsOnPage().find(row => !before.current?.has(row))
    before.current = null
    if (!first || !document.activeElement?.matches('body, [data-more]')) return
    first.tabIndex = -1
    first.focus({ preventScroll: true })
  }, [isFetching])
  return () => {
    before.current = new Set(rowsOnPage())
  }
}
