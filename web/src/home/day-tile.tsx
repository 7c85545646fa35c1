import type { Mode } from '@trivium/contract/plays'
import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { modeIcons } from '../modes/mode-icons.ts'
import { modes } from '../modes/modes.ts'
import card from '../ui/card.module.css'
import { hueStyle } from '../ui/cover.tsx'
import classes from './your-day.module.css'

interface TileProps {
  hue: number
  icon: Icon
  name: string
  text: string
  to: string
  /** Highlights the tile, because something waits for the player. */
  isCalling?: boolean
  /** Shown at the end of the tile. */
  children?: ReactNode
}

export function Tile({ hue, icon: Drawing, name, text, to, isCalling = false, children }: TileProps) {
  return (
    <Link to={to} className={`${card.card} ${card.hued} ${classes.tile}`} style={hueStyle(hue)} data-calling={isCalling || undefined}>
      <span className={`${card.icon} ${classes.icon}`}>
        <Drawing size={26} stroke={1.75} aria-hidden />
      </span>
      <span className={classes.words}>
        <span className={card.name}>{name}</span>
        <span className={`${card.text} ${classes.text}`}>{text}</span>
      </span>
      {children}
    </Link>
  )
}

type ModeTileProps = Pick<TileProps, 'text' | 'children'> & { mode: Mode }

export function ModeTile({ mode, text, children }: ModeTileProps) {
  const { t } = useTranslation()
  const { hue, path } = modes[mode]
  return (
    <Tile hue={hue} icon={modeIcons[mode]} name={t(`mode.name_${mode}`)} text={text} to={path}>
      {children}
    </Tile>
  )
}
