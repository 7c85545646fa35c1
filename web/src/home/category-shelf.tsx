import { useTranslation } from 'react-i18next'
import { IconLock } from '@tabler/icons-react'
import type { Category } from '@trivium/contract/catalogue'
import { Link } from 'react-router'
import { useAction } from '../actions.ts'
import { Cover } from '../ui/cover.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { CategoryIcon } from '../ui/icon.tsx'
import { CardsSkeleton } from '../ui/skeletons.tsx'
import { ShelfHeading } from './shelf-heading.tsx'
import classes from './category-shelf.module.css'

const shown = 8

export function CategoryShelf() {
  const { t } = useTranslation()
  const categories = useAction('get_categories', { type: 'quiz_zone' })
  return (
    <section aria-labelledby="shelf-title">
      <ShelfHeading id="shelf-title" title={t('home.categories')} to="/quiz-zone/" link={t('home.see_all')} />
      {categories.isPending ? (
        <CardsSkeleton count={shown} />
      ) : categories.isError ? (
        <ErrorState error={categories.error} onRetry={categories.refetch} />
      ) : (
        <ul className={classes.tiles}>
          {categories.data.data.slice(0, shown).map(category => (
            <li key={category.id}>
              <Tile category={category} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Tile({ category }: { category: Category }) {
  const { t } = useTranslation()
  const isLocked = category.is_premium && !category.unlocked
  return (
    <Link to={`/quiz-zone/${category.slug}/`} className={classes.tile}>
      <Cover hue={category.color} seed={category.slug} className={classes.cover}>
        <CategoryIcon name={category.icon} size={40} />
      </Cover>
      <span className={classes.name}>
        <bdi>{category.name}</bdi>
        {isLocked && <IconLock size={18} role="img" aria-label={t('home.premium')} />}
      </span>
    </Link>
  )
}
