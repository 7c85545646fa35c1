// Every way to play alone, each with its hue, its icon and a line on what it is.

import type { Mode } from '@trivium/contract/plays'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { modeLooks } from '../plays/mode-looks.ts'
import { modePaths } from '../plays/mode-paths.ts'
import card from '../ui/card.module.css'
import { hueStyle } from '../ui/cover.tsx'
import { modeHues } from '../ui/mode-hues.ts'
import classes from './modes-shelf.module.css'
import { shelf } from './shelf.ts'

export function ModesShelf() {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="modes-title">
      <h2 id="modes-title" className={classes.title}>
        {t('mode.all')}
      </h2>
      <ul className={classes.modes}>
        {shelf.map(mode => (
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
  const { icon: Drawing, name, text } = modeLooks[mode]
  return (
    <Link to={modePaths[mode]} className={`${card.card} ${card.hued} ${classes.mode}`} style={hueStyle(modeHues[mode])}>
      <span className={`${card.icon} ${classes.icon}`}>
        <Drawing size={26} stroke={1.75} aria-hidden />
      </span>
      <span className={classes.words}>
        <span className={card.name}>{t(name)}</span>
        <span className={card.text}>{t(text)}</span>
      </span>
    </Link>
  )
}
