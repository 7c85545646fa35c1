import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './state.module.css'

interface EmptyStateProps {
  icon: Icon
  title: string
  /** What to do about it. */
  text?: string
  action?: ReactNode
  /** 1 where nothing else on the screen has a heading. */
  level?: 1 | 2
}

export function EmptyState({ icon: Drawing, title, text, action, level = 2 }: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className={classes.state}>
      <span className={classes.icon}>
        <Drawing size={36} stroke={1.5} aria-hidden />
      </span>
      <Heading className={classes.title}>{title}</Heading>
      {text && <p className={classes.text}>{text}</p>}
      {action}
    </div>
  )
}
