import type { ReactNode } from 'react'
import type { SceneProps } from '../drawing/scene.tsx'
import { SceneSlot } from '../drawing/scene-slot.tsx'
import classes from './state.module.css'

interface EmptyStateProps extends SceneProps {
  title: string
  /** Says what the player can do. */
  text?: string
  action?: ReactNode
  /** Heading level: 1 if the page has no other heading, 3 within a part that has one. */
  level?: 1 | 2 | 3
  role?: 'alert'
}

export function EmptyState({ mood, prop, title, text, action, level = 2, role }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={classes.state} role={role}>
      <SceneSlot mood={mood} prop={prop} />
      <Heading className={classes.title}>{title}</Heading>
      {text && <p className={classes.text}>{text}</p>}
      {action}
    </div>
  )
}
