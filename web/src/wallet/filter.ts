export const filters = ['all', 'income', 'spent'] as const
export type Filter = (typeof filters)[number]
