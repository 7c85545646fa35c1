// All single-player modes, each with its hue, its icon and a short description.

import type { Mode } from '@trivium/contract/plays'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { listedModes, modes } from '../modes/modes.ts'
import card from '../ui/card.module.css'
import { hueStyle } from '../ui/cover.tsx'
import classes from './modes-shelf.module.css'

export function ModesShelf() {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="modes-title">
      <h2 id="modes-title" className={classes.title}>
        {t('mode.all')}
      </h2>
      <ul className={classes.modes}>
        {listedModes.map(mode => (
          <li key={mode}>
            <ModeTile mode={mode} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ModeTile({ mode }: { mode: Mode }) {
  const { t } = useTranslation()
  const { path, icon: Drawing, hue } = modes[mode]
  return (
    <Link to={path} className={`${card.card} ${card.hued} ${classes.mode}`} style={hueStyle(hue)}>
      <span className={`${card.icon} ${classes.icon}`}>
        <Drawing size={26} stroke={1.75} aria-hidden />
      </span>
      <span className={classes.words}>
        <span className={card.name}>{t(`mode.name_${mode}`)}</span>
        <span className={card.text}>{t(`mode.text_${mode}`)}</span>
      </span>
    </Link>
  )
}
