import type { Mode } from '@trivium/contract/platform/mode-names'
import { useTranslation } from 'react-i18next'
import { modes } from '../../platform/modes/modes.ts'
import card from '../../platform/ui/layout/card.module.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Cover, hueStyle } from '../../platform/ui/drawing/cover.tsx'
import { type Depicted, ModeMotif } from '../../platform/ui/drawing/mode-motif.tsx'
import classes from './door.module.css'
import type { ModeState } from './use-mode-states.ts'

interface ModeTileProps {
  mode: Mode
  state: ModeState | undefined
  facts: string | null
  /** The card above says the state already or, without one, what the mode is: the tile does not repeat it. */
  isAbove: boolean
}

export function ModeTile({ mode, state: known, facts, isAbove }: ModeTileProps) {
  const { t } = useTranslation()
  const { path, hue } = modes[mode]
  const state = isAbove ? undefined : known
  return (
    <DoorTile to={path} hue={hue} motif={mode}>
      <span className={classes.words}>
        <span className={card.name}>{t(`mode.name_${mode}`)}</span>{' '}
        {(known || !isAbove) && <span className={card.text}>{t(`mode.text_${mode}`)}</span>}{' '}
        {(state || facts) && (
          <span className={classes.line}>
            {state && (
              <span className={classes.state} data-calling={state.isCalling}>
                {state.text}
              </span>
            )}{' '}
            {facts && <span className="tabular">{facts}</span>}
          </span>
        )}
      </span>
    </DoorTile>
  )
}

interface DoorTileProps {
  to: string
  hue: number
  motif: Depicted
  children: ReactNode
}

/** A linked card with the drawing of its target. */
export function DoorTile({ to, hue, motif, children }: DoorTileProps) {
  return (
    <Link to={to} className={`${card.card} ${card.hued} ${classes.mode}`} style={hueStyle(hue)}>
      <Cover hue={hue} seed={motif} className={classes.tileCover}>
        <ModeMotif mode={motif} />
      </Cover>
      {children}
    </Link>
  )
}
