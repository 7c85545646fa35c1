import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { modes } from '../../../platform/modes/modes.ts'
import { todayIcons, type TodayMode } from '../../../platform/modes/today-icons.ts'
import card from '../../../platform/ui/layout/card.module.css'
import { HuedCard, type HuedCardProps } from '../../../platform/ui/drawing/hued-card.tsx'
import classes from './your-day.module.css'

interface TileProps extends Omit<HuedCardProps, 'className' | 'children'> {
  name: string
  text: ReactNode
  /** Shown at the end of the tile. */
  children?: ReactNode
}

export function Tile({ name, text, children, ...link }: TileProps) {
  return (
    <HuedCard {...link} className={classes.tile}>
      <span className={classes.words}>
        <span className={card.name}>{name}</span>
        <span className={`${card.text} ${classes.text}`}>{text}</span>
      </span>
      {children}
    </HuedCard>
  )
}

type ModeTileProps = Pick<TileProps, 'text' | 'children'> & { mode: TodayMode }

export function ModeTile({ mode, text, children }: ModeTileProps) {
  const { t } = useTranslation()
  const { hue, path } = modes[mode]
  return (
    <Tile hue={hue} icon={todayIcons[mode]} name={t(`mode.name_${mode}`)} text={text} to={path}>
      {children}
    </Tile>
  )
}
