export { categoriesPart } from './categories-part.ts'
export { nameOfCategory, useCategories, useCategoryChoices } from './use-categories.ts'
