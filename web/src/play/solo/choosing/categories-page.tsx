// The start page of a mode: every category of its type in the chosen content language.

import { useAction } from '../../../platform/calls/actions.ts'
import { ModePage, useCategoryMode } from '../../modes/index.ts'
import type { CategoryMode } from '../../../platform/modes/modes.ts'
import { modes } from '../../../platform/modes/modes.ts'
import { ErrorState } from '../../../platform/ui/feedback/error-state.tsx'
import { CategoryCards, CategoryCardsSkeleton, NoCategories } from '../../../bank/catalogue/index.ts'

export default function CategoriesPage() {
  const mode = useCategoryMode()
  return (
    <ModePage mode={mode}>
      <Categories key={mode} mode={mode} />
    </ModePage>
  )
}

function Categories({ mode }: { mode: CategoryMode }) {
  const categories = useAction('get_categories', { type: mode })
  if (categories.isPending) return <CategoryCardsSkeleton count={12} />
  if (categories.isError && categories.error.refusal === 'no_categories') return <NoCategories />
  if (categories.isError) return <ErrorState error={categories.error} onRetry={categories.refetch} />
  return <CategoryCards categories={categories.data.data} base={modes[mode].path} />
}
