import type { Category } from '@trivium/contract/bank/catalogue'
import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../platform/calls/actions.ts'
import type { ChallengeChoice } from './challenge-choice.ts'

interface CategoryFieldsProps {
  categories: Category[]
  /** The chosen category. */
  category?: Category
  choice: ChallengeChoice
  onChange: (changed: Partial<ChallengeChoice>) => void
  problem?: string
}

/** Fields for a category and for one or all of its subcategories. */
export function CategoryFields({ categories, category, choice, onChange, problem }: CategoryFieldsProps) {
  const { t } = useTranslation()
  const subcategories = useSubcategories(category)
  return (
    <>
      <NativeSelect
        name="category"
        label={t('challenge.category')}
        error={problem}
        value={choice.category}
        onChange={event => onChange({ category: event.currentTarget.value, subcategory: '' })}
        data={[{ value: '', label: t('challenge.select_category') }, ...categories.map(optionOf)]}
      />
      {category?.has_subcategories && (
        <NativeSelect
          name="subcategory"
          label={t('challenge.subcategory')}
          // A subcategory that no longer exists counts as "all".
          value={subcategories.some(({ slug }) => slug === choice.subcategory) ? choice.subcategory : ''}
          onChange={event => onChange({ subcategory: event.currentTarget.value })}
          data={[{ value: '', label: t('challenge.all_subcategories') }, ...subcategories.map(optionOf)]}
        />
      )}
    </>
  )
}

const optionOf = ({ slug, name }: Category) => ({ value: slug, label: name })

function useSubcategories(category: Category | undefined): Category[] {
  const reply = useAction(
    'get_subcategory_by_maincategory',
    { type: 'quiz_zone', category_slug: category?.slug ?? '' },
    { enabled: category?.has_subcategories ?? false },
  )
  return reply.data?.data ?? []
}
