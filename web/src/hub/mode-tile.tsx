import type { Mode } from '@trivium/contract/play-names'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { modeIcons } from '../modes/mode-icons.ts'
import { modes } from '../modes/modes.ts'
import card from '../ui/card.module.css'
import { hueStyle } from '../ui/cover.tsx'
import classes from './hub.module.css'
import type { ModeState } from './use-mode-states.ts'

interface ModeTileProps {
  mode: Mode
  state: ModeState | undefined
  facts: string | null
}

export function ModeTile({ mode, state, facts }: ModeTileProps) {
  const { t } = useTranslation()
  const { path, hue } = modes[mode]
  const Drawing = modeIcons[mode]
  return (
    <Link to={path} className={`${card.card} ${card.hued} ${classes.mode}`} style={hueStyle(hue)}>
      <span className={`${card.icon} ${classes.icon}`}>
        <Drawing size={28} stroke={1.75} aria-hidden />
      </span>
      <span className={classes.words}>
        <span className={card.name}>{t(`mode.name_${mode}`)}</span> <span className={card.text}>{t(`mode.text_${mode}`)}</span>{' '}
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
    </Link>
  )
}
