import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import card from '../layout/card.module.css'
import { hueStyle } from './cover.tsx'

export interface HuedCardProps {
  to: string
  hue: number
  icon: Icon
  /** A class for the layout in the list; it also sets the size of the icon, `--card-icon`. */
  className: string | undefined
  /** Highlights the card, because something in it waits for the player. */
  isCalling?: boolean
  children: ReactNode
}

/** A linked card with an icon, in the colour of its target. */
export function HuedCard({ to, hue, icon: Drawing, className, isCalling = false, children }: HuedCardProps) {
  return (
    <Link to={to} className={`${card.card} ${card.hued} ${className}`} style={hueStyle(hue)} data-calling={isCalling || undefined}>
      <span className={card.icon}>
        <Drawing size={26} stroke={1.75} aria-hidden />
      </span>
      {children}
    </Link>
  )
}
