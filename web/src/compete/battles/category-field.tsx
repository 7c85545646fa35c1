import type { Category } from '@trivium/contract/bank/catalogue'
import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../platform/calls/actions.ts'

interface CategoryFieldProps {
  /** Null means any category. */
  chosen: string | null
  onChoose: (category: string | null) => void
}

/** One category, or any. If the categories cannot be loaded, the field offers only "any". */
export function CategoryField({ chosen, onChoose }: CategoryFieldProps) {
  const { t } = useTranslation()
  const { data } = useAction('get_categories', { type: 'quiz_zone', sub_type: 'battle' })
  const categories = (data?.data ?? []).filter(isOpen)
  // A category that is no longer on offer counts as any.
  const value = categories.some(({ slug }) => slug === chosen) ? (chosen ?? '') : ''
  return (
    <NativeSelect
      name="category"
      label={t('challenge.category')}
      value={value}
      onChange={event => onChoose(event.currentTarget.value || null)}
      data={[{ value: '', label: t('battle.any_category') }, ...categories.map(({ slug, name }) => ({ value: slug, label: name }))]}
    />
  )
}

/** Filters out locked categories, because the server would refuse them. */
const isOpen = ({ is_premium, unlocked }: Category) => !is_premium || unlocked
