// Plays of bookmarked questions: one card per type. A type named in the URL comes first.

import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { ModePage } from '../modes/index.ts'
import list from '../../platform/ui/layout/list.module.css'
import { bookmarkTypes } from './bookmark-types.ts'
import { PlayBookmarksCard } from './play-bookmarks-card.tsx'
import classes from './play-bookmarks.module.css'
import { useBookmarkedQuestions } from './use-bookmarked-questions.ts'

export default function PlayBookmarksPage() {
  const { t } = useTranslation()
  const { kept, error, refetch } = useBookmarkedQuestions()
  const asked = useSearchParams()[0].get('type')
  const types = bookmarkTypes.toSorted((one, other) => Number(other === asked) - Number(one === asked))
  return (
    <ModePage mode="bookmarks">
      <p className={classes.lead}>{t('bookmark.play_text')}</p>
      <ul className={list.cards}>
        {types.map(type => (
          <PlayBookmarksCard key={type} type={type} all={kept} error={error} refetch={refetch} />
        ))}
      </ul>
      <Button component={Link} to="/profile/play-bookmark-questions/" variant="default" className={classes.look}>
        {t('bookmark.look')}
      </Button>
    </ModePage>
  )
}
