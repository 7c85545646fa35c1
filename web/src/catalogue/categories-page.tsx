// The home of a mode: every category of its kind in the chosen content language.

import { useAction } from '../actions.ts'
import { modePaths } from '../plays/mode-paths.ts'
import { type CategoryMode, useCategoryMode } from '../plays/use-mode.ts'
import { ModePage } from '../solo/mode-page.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { CategoryCards } from './category-card.tsx'
import { CategoryCardsSkeleton } from './category-cards-skeleton.tsx'
import { NoCategories } from './no-categories.tsx'

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
  return <CategoryCards categories={categories.data.data} base={modePaths[mode]} />
}
