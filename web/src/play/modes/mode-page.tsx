// The start page of a mode: its hue, drawing, name and description, followed by its content.

import type { Mode } from '@trivium/contract/platform/mode-names'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Cover, hueStyle } from '../../platform/ui/drawing/cover.tsx'
import { ModeMotif } from '../../platform/ui/drawing/mode-motif.tsx'
import { useDocumentTitle } from '../../platform/ui/layout/page.tsx'
import classes from './mode-page.module.css'
import { modes } from '../../platform/modes/modes.ts'

interface ModePageProps {
  mode: Mode
  /** Replaces the mode's own description. */
  lead?: ReactNode
  children: ReactNode
}

export function ModePage({ mode, lead, children }: ModePageProps) {
  const { t } = useTranslation()
  const { hue } = modes[mode]
  useDocumentTitle(t(`mode.name_${mode}`))
  return (
    <div className={classes.page} style={hueStyle(hue)}>
      <header className={classes.hero}>
        <Cover hue={hue} seed={mode} className={classes.cover}>
          <ModeMotif mode={mode} />
        </Cover>
        <div className={classes.words}>
          <h1 className={classes.title}>{t(`mode.name_${mode}`)}</h1>
          <p className={classes.lead}>{lead ?? t(`mode.text_${mode}`)}</p>
        </div>
      </header>
      {children}
    </div>
  )
}
