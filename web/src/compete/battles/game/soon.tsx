import type { Battle } from '@trivium/contract/compete/battles'
import { useState } from 'react'
import { serverNow } from '../../../platform/calls/server-clock.ts'
import classes from './asked-question.module.css'

/** Fills until the next phase is due. Decorative, because the text beside it says what comes next. */
export function Soon({ battle: { since, due } }: { battle: Battle }) {
  const [elapsedMs] = useState(() => Math.max(0, serverNow() - Date.parse(since)))
  const wholeMs = due === null ? 0 : Date.parse(due) - Date.parse(since)
  return (
    <span className={classes.soon} aria-hidden>
      <span style={{ animationDuration: `${wholeMs}ms`, animationDelay: `${-elapsedMs}ms` }} />
    </span>
  )
}
