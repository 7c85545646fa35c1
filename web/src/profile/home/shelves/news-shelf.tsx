// The newest texts and categories. They are part of the reply of get_player_home.

import type { PlayerHome } from '@trivium/contract/profile/home'
import { Skeleton } from '@mantine/core'
import { IconFolderPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../platform/calls/actions.ts'
import { isMode, modes } from '../../../platform/modes/modes.ts'
import { modeIcons } from '../../../platform/modes/mode-icons.ts'
import card from '../../../platform/ui/layout/card.module.css'
import { HuedCard } from '../../../platform/ui/drawing/hued-card.tsx'
import classes from './news-shelf.module.css'
import strip from '../today/strip.module.css'
import { playerHomeStaleMs } from '../prefetch-home.ts'

type Novelty = PlayerHome['news'][number]

export default function NewsShelf() {
  const { t } = useTranslation()
  const home = useAction('get_player_home', {}, { staleTimeMs: playerHomeStaleMs })
  const news = home.data?.data.news
  // Hidden without news, and after a failure, which the tiles above report.
  if (home.isError || news?.length === 0) return null
  return (
    <section aria-labelledby="news-title">
      <h2 id="news-title" className={classes.title}>
        {t('home.news')}
      </h2>
      {news ? (
        <ul className={`${strip.strip} ${classes.news}`}>
          {news.map(novelty => (
            <li key={`${novelty.kind}-${novelty.id}`}>
              <NewsTile novelty={novelty} />
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton height={88} radius="lg" />
      )}
    </section>
  )
}

function NewsTile({ novelty: { kind, id, slug, title, category_type } }: { novelty: Novelty }) {
  const { t } = useTranslation()
  const mode = isMode(category_type) ? category_type : 'quiz_zone'
  const { path, hue } = modes[mode]
  return (
    <HuedCard
      to={`${path}${slug}/${kind === 'text' ? `${id}/` : ''}`}
      hue={hue}
      icon={kind === 'text' ? modeIcons.fun_and_learn : IconFolderPlus}
      className={classes.tile}
    >
      <span className={classes.words}>
        <span className={card.name}>
          <bdi>{title}</bdi>
        </span>
        <span className={card.text}>{t('home.news_in', { mode: t(`mode.name_${mode}`) })}</span>
      </span>
    </HuedCard>
  )
}
