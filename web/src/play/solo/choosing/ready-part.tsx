// A category without levels: the facts about its round and the start button.

import type { Category } from '@trivium/contract/bank/catalogue'
import { IconHistory } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Awaits, useRound, useStartPlay } from '../../modes/index.ts'
import { modes, type ReadyMode } from '../../../platform/modes/modes.ts'
import button from '../../modes/start.module.css'
import { BackLink } from '../../../platform/ui/layout/back-link.tsx'
import { BusyButton } from '../../../platform/ui/feedback/busy-button.tsx'
import { Cover, hueStyle } from '../../../platform/ui/drawing/cover.tsx'
import { CoverMotif } from '../../../platform/ui/drawing/cover-motif.tsx'
import { useDocumentTitle } from '../../../platform/ui/layout/page.tsx'
import { PremiumOffer } from '../../../bank/catalogue/index.ts'
import classes from './ready.module.css'

interface ReadyPartProps {
  mode: ReadyMode
  category: Category
  subcategory?: Category
}

export function ReadyPart({ mode, category, subcategory }: ReadyPartProps) {
  const { t } = useTranslation()
  const place = subcategory ?? category
  useDocumentTitle(place.name)
  const round = useRound(mode, place.questions)
  const { start, isPending } = useStartPlay(modes[mode].starts)
  const isLocked = category.is_premium && !category.unlocked
  const base = modes[mode].path
  return (
    <div style={hueStyle(place.color)}>
      <BackLink to={subcategory ? `${base}${category.slug}/` : base} text={subcategory ? category.name : t(`mode.name_${mode}`)} />
      <article className={classes.ready}>
        <div className={classes.intro}>
          <Cover hue={place.color} seed={place.slug} className={classes.cover}>
            <CoverMotif slug={place.slug} icon={place.icon} />
          </Cover>
          <header>
            <p className={classes.mode}>{t(`mode.name_${mode}`)}</p>
            <h1 className={classes.title}>
              <bdi>{place.name}</bdi>
            </h1>
            <p className={classes.lead}>{t(`mode.text_${mode}`)}</p>
          </header>
        </div>
        <div className="t-panel">
          <Awaits round={round} />
          {place.played && (
            <p className={classes.played}>
              <IconHistory size={20} aria-hidden /> {t('catalogue.played_before')}
            </p>
          )}
          <PremiumOffer category={category} />
          {!isLocked && (
            <BusyButton
              size="lg"
              className={button.start}
              loading={isPending}
              onClick={() =>
                start(
                  { type: subcategory ? 'subcategory' : 'category', type_id: place.id },
                  { category: category.slug, subcategory: subcategory?.slug },
                )
              }
            >
              {t('catalogue.start')}
            </BusyButton>
          )}
        </div>
      </article>
    </div>
  )
}
