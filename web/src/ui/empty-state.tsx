import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './state.module.css'

interface EmptyStateProps {
  icon: Icon
  title: string
  /** What to do about it. */
  text?: string
  action?: ReactNode
}

export function EmptyState({ icon: Drawing, title, text, action }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      <span className={classes.icon}>
        <Drawing size={36} stroke={1.5} aria-hidden />
      </span>
      <h2 className={classes.title}>{title}</h2>
      {text && <p className={classes.text}>{text}</p>}
      {action}
    </div>
  )
}
