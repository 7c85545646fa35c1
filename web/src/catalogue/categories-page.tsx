// The quiz zone: every category there is in the chosen content language.

import { Button } from '@mantine/core'
import { IconBooks } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAction } from '../actions.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Page } from '../ui/page.tsx'
import { CardsSkeleton } from '../ui/skeletons.tsx'
import { CategoryCards } from './category-card.tsx'

export default function CategoriesPage() {
  const { t } = useTranslation()
  return (
    <Page title={t('catalogue.title')} lead={t('catalogue.lead')}>
      <Categories />
    </Page>
  )
}

function Categories() {
  const { t } = useTranslation()
  const categories = useAction('get_categories', { type: 'quiz_zone' })
  if (categories.isPending) return <CardsSkeleton count={12} />
  if (categories.isError && categories.error.refusal === 'no_categories') {
    return (
      <EmptyState
        icon={IconBooks}
        title={t('catalogue.none_title')}
        text={t('catalogue.none_text')}
        action={
          <Button component={Link} to="/settings/">
            {t('catalogue.to_settings')}
          </Button>
        }
      />
    )
  }
  if (categories.isError) return <ErrorState error={categories.error} onRetry={categories.refetch} />
  return <CategoryCards categories={categories.data.data} base="/quiz-zone/" />
}
