export { CategoryCards } from './category-card.tsx'
export { CategoryCardsSkeleton } from './category-cards-skeleton.tsx'
export { NoCategories } from './no-categories.tsx'
export { PremiumOffer } from './premium-offer.tsx'
