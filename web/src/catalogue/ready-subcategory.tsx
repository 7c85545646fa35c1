import { useTranslation } from 'react-i18next'
import { useAction } from '../actions.ts'
import { modeLooks } from '../plays/mode-looks.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { Page } from '../ui/page.tsx'
import { ReadyPart, type ReadyMode } from './ready-part.tsx'
import { ReadySkeleton } from './ready-skeleton.tsx'

interface ReadySubcategoryProps {
  mode: ReadyMode
  category: string
  subcategory: string
}

/** A subcategory without levels, opened by its address. */
export function ReadySubcategory({ mode, category, subcategory }: ReadySubcategoryProps) {
  const { t } = useTranslation()
  const siblings = useAction('get_subcategory_by_maincategory', { type: mode, category_slug: category })
  const found = siblings.data?.data.find(entry => entry.slug === subcategory)
  if (siblings.data && found) return <ReadyPart mode={mode} category={siblings.data.category} subcategory={found} />
  return (
    <Page title={t(modeLooks[mode].name)} width="narrow">
      {siblings.isPending ? (
        <ReadySkeleton />
      ) : (
        <ErrorState error={siblings.error ?? { refusal: 'document_not_found' }} onRetry={siblings.refetch} />
      )}
    </Page>
  )
}
