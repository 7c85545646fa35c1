import { useId, type ReactNode } from 'react'
import classes from './section.module.css'

/** A part of a page with a heading. */
export function PageSection({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {title}
      </h2>
      {children}
    </section>
  )
}

/** A part whose rows share one surface. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PageSection title={title}>
      <div className={classes.section}>{children}</div>
    </PageSection>
  )
}

interface RowProps {
  label: string
  hint?: string
  /** Id of the control that the label belongs to. */
  htmlFor?: string
  labelId?: string
  children?: ReactNode
}

export function Row({ label, hint, htmlFor, labelId, children }: RowProps) {
  const Label = htmlFor ? 'label' : 'span'
  return (
    <div className={classes.row}>
      <div className={classes.words}>
        <Label className={classes.label} id={labelId} {...(htmlFor && { htmlFor })}>
          {label}
        </Label>
        {hint && <span className={classes.hint}>{hint}</span>}
      </div>
      {children}
    </div>
  )
}
