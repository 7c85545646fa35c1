// The page a mode begins with: its hue, its icon, its name and what it is, and then what there is to do.

import type { Mode } from '@trivium/contract/plays'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { modeLooks } from '../plays/mode-looks.ts'
import { Cover, hueStyle } from '../ui/cover.tsx'
import { modeHues } from '../ui/mode-hues.ts'
import { useDocumentTitle } from '../ui/page.tsx'
import classes from './mode-page.module.css'

interface ModePageProps {
  mode: Mode
  width?: 'narrow' | 'wide'
  /** Instead of the mode's own line. */
  lead?: ReactNode
  children: ReactNode
}

export function ModePage({ mode, width = 'wide', lead, children }: ModePageProps) {
  const { t } = useTranslation()
  const { icon: Drawing, name, text } = modeLooks[mode]
  useDocumentTitle(t(name))
  return (
    <div className={classes.page} data-width={width} style={hueStyle(modeHues[mode])}>
      <header className={classes.hero}>
        <Cover hue={modeHues[mode]} seed={mode} className={classes.cover}>
          <Drawing stroke={1.75} />
        </Cover>
        <div className={classes.words}>
          <h1 className={classes.title}>{t(name)}</h1>
          <p className={classes.lead}>{lead ?? t(text)}</p>
        </div>
      </header>
      {children}
    </div>
  )
}
