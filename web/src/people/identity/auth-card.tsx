// The common frame of the sign-in pages.

import { useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../platform/session/session.ts'
import { Cover } from '../../platform/ui/drawing/cover.tsx'
import { FormProblem } from '../../platform/ui/feedback/form-problem.tsx'
import { useDocumentTitle } from '../../platform/ui/layout/page.tsx'
import { keepsSiteData } from '../../platform/ui/hooks/site-data.ts'
import { useFocusIfLost } from '../../platform/ui/hooks/use-focus-if-lost.ts'
import classes from './auth-card.module.css'

interface AuthCardProps {
  title: string
  lead?: ReactNode
  /** The link to the related page. */
  footer?: ReactNode
  children: ReactNode
}

export function AuthCard({ title, lead, footer, children }: AuthCardProps) {
  useDocumentTitle(title)
  const hue = useSession(session => session.webSettings?.hero?.hue) ?? 250
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusIfLost(title, () => heading.current)
  return (
    <div className={classes.page}>
      <section className={classes.card}>
        <Cover hue={hue} seed="trivium-evening" className={classes.cover} />
        <div className={classes.body}>
          <h1 ref={heading} tabIndex={-1} className={classes.title}>
            {title}
          </h1>
          {lead && <p className={classes.lead}>{lead}</p>}
          <DemoNote />
          <SavesNothing />
          {children}
        </div>
      </section>
      {footer && <p className={classes.footer}>{footer}</p>}
    </div>
  )
}

/** Warns before anybody types a password that the browser stores no session. */
function SavesNothing() {
  const { t } = useTranslation()
  const [isBlocked] = useState(() => !keepsSiteData())
  return isBlocked && <FormProblem>{t('auth.keeps_nothing')}</FormProblem>
}

/** Warns before anybody signs up in a demo: everybody can use the sample sign-ins of its console. */
function DemoNote() {
  const { t } = useTranslation()
  const isDemo = useSession(session => session.webSettings?.demo ?? false)
  return isDemo ? <p className={classes.lead}>{t('demo.about')}</p> : null
}
