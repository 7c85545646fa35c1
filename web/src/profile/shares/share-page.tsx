// A shared result, which everybody with the address can see: the picture that messengers also show, and a link into the game.

import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { useSession } from '../../platform/session/session.ts'
import { TrialCard } from '../../play/trial/index.ts'
import { EmptyState } from '../../platform/ui/feedback/empty-state.tsx'
import { Page } from '../../platform/ui/layout/page.tsx'
import classes from './share-page.module.css'

export default function SharePage() {
  const { t } = useTranslation()
  const { token = '' } = useParams()
  const [isGone, setGone] = useState(false)
  const play = <PlayToo />
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

/** Leads players to the modes. A guest plays the guest's round right here. */
function PlayToo() {
  const { t } = useTranslation()
  const isGuest = useSession(session => session.token === null)
  const [isPlaying, setPlaying] = useState(false)
  if (!isGuest)
    return (
      <Button component={Link} to="/play/" size="lg">
        {t('share.play')}
      </Button>
    )
  if (isPlaying) return <GuestRound />
  return (
    <Button size="lg" onClick={() => setPlaying(true)}>
      {t('share.play')}
    </Button>
  )
}

function GuestRound() {
  const { t } = useTranslation()
  const round = useRef<HTMLDivElement>(null)
  // The pressed button has disappeared.
  useEffect(() => {
    round.current?.focus({ preventScroll: true })
    round.current?.scrollIntoView({ block: 'start' })
  }, [])
  const signUp = (
    <Button component={Link} to="/auth/sign-up/" size="lg">
      {t('auth.sign_up')}
    </Button>
  )
  return (
    <div ref={round} tabIndex={-1} className={classes.round}>
      <TrialCard otherwise={signUp} />
    </div>
  )
}
