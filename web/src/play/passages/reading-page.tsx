// A reading text with the start of its questions at the end.

import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { modes } from '../../platform/modes/modes.ts'
import { BackLink } from '../../platform/ui/layout/back-link.tsx'
import { hueStyle } from '../../platform/ui/drawing/cover.tsx'
import { EmptyState } from '../../platform/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../platform/ui/feedback/error-state.tsx'
import { Page } from '../../platform/ui/layout/page.tsx'
import { TextSkeleton } from '../../platform/ui/feedback/skeletons.tsx'
import { ReadingView } from './reading-view.tsx'
import { useTexts } from './use-texts.ts'

export default function ReadingPage() {
  const { t } = useTranslation()
  const { category: slug = '', textId } = useParams()
  const { category, texts, error, retry } = useTexts(slug)
  const text = texts?.find(({ id }) => id === Number(textId))
  const home = `${modes.fun_and_learn.path}${slug}/`
  const title = t('mode.name_fun_and_learn')
  return (
    <div style={hueStyle(category?.color ?? modes.fun_and_learn.hue)}>
      <BackLink to={home} text={category?.name ?? title} width="narrow" />
      {text ? (
        <ReadingView key={text.id} text={text} />
      ) : (
        <Page title={title} width="narrow" isTitleHidden>
          {texts || error?.refusal === 'no_data' ? (
            <TextGone to={home} />
          ) : error ? (
            <ErrorState error={error} onRetry={retry} />
          ) : (
            <TextSkeleton count={12} />
          )}
        </Page>
      )}
    </div>
  )
}

function TextGone({ to }: { to: string }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      mood="lost"
      prop="book"
      title={t('reading.gone_title')}
      text={t('reading.gone_text')}
      action={
        <Button component={Link} to={to}>
          {t('reading.to_texts')}
        </Button>
      }
    />
  )
}
