// Playing: the question is the hero. Everything shown comes from the server; the clock is its clock.

import { Button } from '@mantine/core'
import { IconHelpHexagon } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useParams } from 'react-router'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Page } from '../ui/page.tsx'
import { PlayScreen } from './play-screen.tsx'
import { PlaySkeleton } from './play-skeleton.tsx'
import { usePlayReply } from './use-play.ts'

export default function PlayPage() {
  const { t } = useTranslation()
  const playId = Number(useParams().playId)
  const reply = usePlayReply(playId)
  if (reply.isPending) {
    return (
      <Page title={t('play.title')} width="narrow" isTitleHidden>
        <PlaySkeleton />
      </Page>
    )
  }
  if (reply.isError) {
    return (
      <Page title={t('play.title')} width="narrow" isTitleHidden>
        {reply.error.refusal === 'document_not_found' ? (
          <EmptyState
            icon={IconHelpHexagon}
            title={t('play.gone_title')}
            text={t('play.gone_text')}
            action={
              <Button component={Link} to="/quiz-zone/">
                {t('play.to_categories')}
              </Button>
            }
          />
        ) : (
          <ErrorState error={reply.error} onRetry={reply.refetch} />
        )}
      </Page>
    )
  }
  const { data, play } = reply.data
  if (!play) return <Navigate to={`/quiz-zone/result/${playId}/`} replace />
  return <PlayScreen key={play.id} opened={{ data, play }} />
}
