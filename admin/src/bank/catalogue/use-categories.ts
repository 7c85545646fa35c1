// All categories. react-admin caches them and fetches them again after a change.

import { useGetList } from 'react-admin'
import type { CategoryNode } from '@trivium/contract/bank/catalogue.admin'
import { categoryTypeWords } from './category-types.ts'

export const useCategories = () => useGetList<CategoryNode>('categories', { pagination: { page: 1, perPage: 100 } })

export const nameOfCategory = ({ names, slug }: Pick<CategoryNode, 'names' | 'slug'>): string =>
  names['en'] ?? Object.values(names)[0] ?? slug

/** Choices named by kind and path: `Quiz zone · History › Ancient`. */
export function useCategoryChoices(isWanted: (node: CategoryNode) => boolean = () => true): { id: number; name: string }[] {
  const { data } = useCategories()
  const all = data ?? []
  const byId = new Map(all.map(node => [node.id, node]))
  return all.filter(isWanted).map(node => {
    const parent = node.parent_id === null ? undefined : byId.get(node.parent_id)
    const path = [parent, node].flatMap(place => (place ? [nameOfCategory(place)] : [])).join(' › ')
    return { id: node.id, name: `${categoryTypeWords[node.type]} · ${path}` }
  })
}
