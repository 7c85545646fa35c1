// The reading texts of a category.

import { Button, Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, useParams, useSearchParams } from 'react-router'
import { PremiumOffer } from '../../bank/catalogue/index.ts'
import { modes } from '../../platform/modes/modes.ts'
import { BackLink } from '../../platform/ui/layout/back-link.tsx'
import { hueStyle } from '../../platform/ui/drawing/cover.tsx'
import { EmptyState } from '../../platform/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../platform/ui/feedback/error-state.tsx'
import { Page } from '../../platform/ui/layout/page.tsx'
import { SubcategoryFilter } from '../solo/index.ts'
import { TextCard } from './text-card.tsx'
import classes from './texts.module.css'
import { type PassageTile, useTexts } from './use-texts.ts'

export default function TextsPage() {
  const { t } = useTranslation()
  const { category: slug = '' } = useParams()
  const { category, texts, error, retry } = useTexts(slug)
  const home = t('mode.name_fun_and_learn')
  const isLocked = error?.refusal === 'category_locked'
  return (
    <div style={hueStyle(category?.color ?? modes.fun_and_learn.hue)}>
      <BackLink to={modes.fun_and_learn.path} text={home} />
      <Page title={category?.name ?? home} lead={t('reading.lead')}>
        {category && <PremiumOffer category={category} />}
        {texts ? (
          <Texts texts={texts} base={`${modes.fun_and_learn.path}${slug}/`} />
        ) : error?.refusal === 'no_data' ? (
          <NoTexts />
        ) : error && !(isLocked && category) ? (
          <ErrorState error={error} onRetry={retry} />
        ) : (
          !isLocked && <TextCardsSkeleton />
        )}
      </Page>
    </div>
  )
}

function Texts({ texts, base }: { texts: PassageTile[]; base: string }) {
  const [search, setSearch] = useSearchParams()
  const subcategories = [...new Set(texts.flatMap(({ subcategory }) => subcategory ?? []))]
  const chosen = subcategories.find(name => name === search.get('subcategory')) ?? null
  const shown = chosen === null ? texts : texts.filter(({ subcategory }) => subcategory === chosen)
  if (texts.length === 0) return <NoTexts />
  return (
    <>
      <SubcategoryFilter
        names={subcategories}
        chosen={chosen}
        onChoose={name => setSearch(name === null ? {} : { subcategory: name }, { replace: true })}
      />
      <ul className={classes.texts}>
        {shown.map(text => (
          <li key={text.id}>
            <TextCard text={text} to={`${base}${text.id}/`} />
          </li>
        ))}
      </ul>
    </>
  )
}

function NoTexts() {
  const { t } = useTranslation()
  return (
    <EmptyState
      mood="thinking"
      prop="book"
      title={t('reading.none_title')}
      text={t('reading.none_text')}
      action={
        <Button component={Link} to={modes.fun_and_learn.path}>
          {t('mode.name_fun_and_learn')}
        </Button>
      }
    />
  )
}

function TextCardsSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('state.loading')}>
      <div className={classes.texts} aria-hidden>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} height={104} radius="lg" />
        ))}
      </div>
    </div>
  )
}
