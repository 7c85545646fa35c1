import type { Category } from '@trivium/contract/catalogue'
import { IconCheck, IconCoin, IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Cover } from '../ui/cover.tsx'
import { CategoryIcon } from '../ui/icon.tsx'
import { useNumbers } from '../ui/numbers.ts'
import classes from './categories.module.css'

/** A category or subcategory as a card: its cover, what it holds, and whether it is open. */
function CategoryCard({ category, to }: { category: Category; to: string }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const isLocked = category.is_premium && !category.unlocked
  return (
    <Link to={to} className={classes.card}>
      <Cover hue={category.color} seed={category.slug} className={classes.cover}>
        <CategoryIcon name={category.icon} size={48} />
      </Cover>
      <span className={classes.body}>
        <span className={classes.name}>
          <bdi>{category.name}</bdi>
          {isLocked && <IconLock size={18} role="img" aria-label={t('catalogue.locked')} />}
          {!isLocked && category.played && <IconCheck size={18} role="img" aria-label={t('catalogue.played')} />}
        </span>
        <span className={`${classes.facts} tabular`}>
          {t('catalogue.questions', { count: category.questions, shown: count(category.questions) })}
          {isLocked && (
            <span className={classes.price}>
              <IconCoin size={16} aria-hidden />
              {t('catalogue.price', { count: category.coins, shown: count(category.coins) })}
            </span>
          )}
        </span>
      </span>
    </Link>
  )
}

export function CategoryCards({ categories, base }: { categories: Category[]; base: string }) {
  return (
    <ul className={classes.cards}>
      {categories.map(category => (
        <li key={category.id}>
          <CategoryCard category={category} to={`${base}${category.slug}/`} />
        </li>
      ))}
    </ul>
  )
}
