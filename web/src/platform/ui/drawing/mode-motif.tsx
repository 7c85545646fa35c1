import { lazy, Suspense } from 'react'
import classes from './cover.module.css'
import type { Depicted } from './motifs/mode-motif.tsx'

export type { Depicted } from './motifs/mode-motif.tsx'

/** The drawing of a mode, on its cover. It is decoration: covers stand before it has loaded, and without it. */
export function ModeMotif(props: { mode: Depicted }) {
  return (
    <Suspense>
      <Drawing {...props} />
    </Suspense>
  )
}

const Drawing = lazy(async () => {
  try {
    const { modeMotifs, turnedMotifs } = await import('./motifs/mode-motif.tsx')
    return {
      default: ({ mode }: { mode: Depicted }) => (
        <svg viewBox="-54 -48 108 96" className={`${classes.motif} ${turnedMotifs.has(mode) ? classes.turned : ''}`} focusable={false}>
          {modeMotifs[mode]}
        </svg>
      ),
    }
  } catch (error) {
    console.warn('the drawings of modes could not be loaded', error)
    return { default: () => <></> }
  }
})
