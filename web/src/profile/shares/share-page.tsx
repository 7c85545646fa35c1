// A shared result, which everybody with the address can see: the picture that messengers also show, and a link into the game.

import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { EmptyState } from '../../platform/ui/feedback/empty-state.tsx'
import { Page } from '../../platform/ui/layout/page.tsx'
import classes from './share-page.module.css'

export default function SharePage() {
  const { t } = useTranslation()
  const { token = '' } = useParams()
  const [isGone, setGone] = useState(false)
  const play = (
    <Button component={Link} to="/play/" size="lg">
      {t('share.play')}
    </Button>
  )
  return (
    <Page title={t('share.title')} lead={isGone ? undefined : t('share.lead')} width="narrow">
      {isGone ? (
        <EmptyState mood="thinking" title={t('share.gone')} action={play} />
      ) : (
        <div className={classes.share}>
          <img
            className={classes.picture}
            src={`/s/${encodeURIComponent(token)}.png`}
            alt={document.querySelector<HTMLMetaElement>('meta[property="og:image:alt"]')?.content ?? t('share.picture')}
            width={1200}
            height={630}
            onError={() => setGone(true)}
          />
          {play}
        </div>
      )}
    </Page>
  )
}
