export { SubcategoryFilter } from './subcategory-filter.tsx'
