import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './state.module.css'

interface EmptyStateProps {
  icon: Icon
  title: string
  /** Tells what the player can do. */
  text?: string
  action?: ReactNode
  /** Heading level: 1 if the screen has no other heading, 3 in a part that has one. */
  level?: 1 | 2 | 3
}

export function EmptyState({ icon: Drawing, title, text, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const
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
