import type { Category } from '@trivium/contract/bank/catalogue'
import { IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import card from '../../platform/ui/layout/card.module.css'
import { CoinIcon } from '../../platform/ui/drawing/coin-icon.ts'
import { Cover } from '../../platform/ui/drawing/cover.tsx'
import { CoverMotif } from '../../platform/ui/drawing/cover-motif.tsx'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import classes from './categories.module.css'

/** A category or subcategory as a card: its cover, its content, and whether it is unlocked. */
function CategoryCard({ category, to }: { category: Category; to: string }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const isLocked = category.is_premium && !category.unlocked
  return (
    <Link to={to} className={`${card.card} ${classes.card}`}>
      <Cover hue={category.color} seed={category.slug} className={classes.cover}>
        <CoverMotif slug={category.slug} icon={category.icon} />
      </Cover>
      <span className={classes.body}>
        <span className={classes.name}>
          <bdi>{category.name}</bdi>
          {isLocked && <IconLock size={18} role="img" aria-label={t('catalogue.locked')} />}
        </span>
        <span className={`${classes.facts} tabular`}>
          {t('catalogue.questions', { count: category.questions, shown: count(category.questions) })}
          {/* A word, because a tick would mean that the player has won everything here. */}
          {!isLocked && category.played && <span>{t('catalogue.played')}</span>}
          {isLocked && (
            <span className={classes.price}>
              <CoinIcon size={16} aria-hidden />
              {t('catalogue.price', { count: category.coins, shown: count(category.coins) })}
            </span>
          )}
        </span>
      </span>
    </Link>
  )
}

interface CategoryCardsProps {
  categories: Category[]
  /** The path of the parent page. */
  base: string
  /** Smaller cards, for use beside other content. */
  isCompact?: boolean
}

export function CategoryCards({ categories, base, isCompact = false }: CategoryCardsProps) {
  return (
    <ul className={classes.cards} data-compact={isCompact || undefined}>
      {categories.map(category => (
        <li key={category.id}>
          <CategoryCard category={category} to={`${base}${category.slug}/`} />
        </li>
      ))}
    </ul>
  )
}
