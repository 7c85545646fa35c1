// The reading texts of a category. The action needs the category's id, but the URL contains its slug.

import type { Category } from '@trivium/contract/bank/catalogue'
import type { DataOf } from '@trivium/contract/platform/action'
import type { solo } from '@trivium/contract/play/solo'
import { useAction } from '../../platform/calls/actions.ts'
import type { Failure } from '../../platform/ui/feedback/notify-call-error.ts'

export type PassageTile = DataOf<(typeof solo)['get_fun_n_learn']>[number]

interface Texts {
  category: Category | undefined
  /** Undefined while loading and after a failure. */
  texts: PassageTile[] | undefined
  error: Failure | null
  retry: () => unknown
}

export function useTexts(slug: string): Texts {
  const categories = useAction('get_categories', { type: 'fun_and_learn' })
  const category = categories.data?.data.find(entry => entry.slug === slug)
  const texts = useAction('get_fun_n_learn', { type: 'category', type_id: category?.id ?? 0 }, { enabled: category !== undefined })
  const isUnknown = categories.data !== undefined && category === undefined
  return {
    category,
    texts: texts.data?.data,
    error: isUnknown ? { refusal: 'document_not_found' } : (categories.error ?? texts.error),
    retry: categories.isError ? categories.refetch : texts.refetch,
  }
}
