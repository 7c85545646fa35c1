// Where a category has no levels: what awaits there, and the button that starts it.

import type { Category } from '@trivium/contract/catalogue'
import { IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { modeLooks } from '../plays/mode-looks.ts'
import { modePaths } from '../plays/mode-paths.ts'
import type { ChosenMode } from '../plays/use-mode.ts'
import { useStartPlay } from '../plays/use-start-play.ts'
import { Awaits } from '../solo/awaits.tsx'
import { useRound } from '../solo/use-round.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { Cover, hueStyle } from '../ui/cover.tsx'
import { CategoryIcon } from '../ui/icon.tsx'
import { useDocumentTitle } from '../ui/page.tsx'
import { BackLink } from './back-link.tsx'
import type { LevelMode } from './levels-part.tsx'
import { PremiumOffer } from './premium-offer.tsx'
import classes from './ready.module.css'

const starts = {
  guess_the_word: 'get_guess_the_word',
  audio: 'get_audio_questions',
  maths: 'get_maths_questions',
} as const
export type ReadyMode = Exclude<ChosenMode, LevelMode>

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
  const { start, isPending } = useStartPlay(starts[mode])
  const isLocked = category.is_premium && !category.unlocked
  const base = modePaths[mode]
  return (
    <div style={hueStyle(place.color)}>
      <BackLink
        to={subcategory ? `${base}${category.slug}/` : base}
        text={subcategory ? category.name : t(modeLooks[mode].name)}
        width="narrow"
      />
      <article className={classes.ready}>
        <Cover hue={place.color} seed={place.slug} className={classes.cover}>
          <CategoryIcon name={place.icon} size={64} />
        </Cover>
        <header>
          <p className={classes.mode}>{t(modeLooks[mode].name)}</p>
          <h1 className={classes.title}>
            <bdi>{place.name}</bdi>
          </h1>
          <p className={classes.lead}>{t(modeLooks[mode].text)}</p>
        </header>
        <Awaits round={round} />
        {place.played && (
          <p className={classes.played}>
            <IconCircleCheck size={20} aria-hidden /> {t('catalogue.played_before')}
          </p>
        )}
        <PremiumOffer category={category} />
        {!isLocked && (
          <BusyButton
            size="lg"
            className={classes.start}
            loading={isPending}
            onClick={() => start({ type: subcategory ? 'subcategory' : 'category', type_id: place.id })}
          >
            {t('catalogue.start')}
          </BusyButton>
        )}
      </article>
    </div>
  )
}
