import { lazy, Suspense } from 'react'
import classes from './cover.module.css'
import { CategoryIcon } from './icon.tsx'

interface CoverMotifProps {
  slug: string
  /** The name of the category's icon, which a subject without a drawing shows instead. */
  icon: string
}

/** The drawing of a category on its cover. Cards stand before it has loaded; if it does not, they show the icon. */
export function CoverMotif(props: CoverMotifProps) {
  return (
    <Suspense>
      <Drawing {...props} />
    </Suspense>
  )
}

const Drawing = lazy(async () => {
  try {
    const { motifOf } = await import('./motifs/motif.tsx')
    return {
      default: ({ slug, icon }: CoverMotifProps) => {
        const motif = motifOf(slug, icon)
        return motif === null ? (
          <CategoryIcon name={icon} size={64} />
        ) : (
          <svg viewBox="-62 -46 124 92" className={classes.motif} focusable={false}>
            {motif}
          </svg>
        )
      },
    }
  } catch (error) {
    console.warn('the drawings of covers could not be loaded', error)
    return { default: ({ icon }: CoverMotifProps) => <CategoryIcon name={icon} size={64} /> }
  }
})
