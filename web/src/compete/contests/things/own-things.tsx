// The things that the player has won in a contest, and where they go.

import type { WonThing } from '@trivium/contract/compete/won-things'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../platform/calls/actions.ts'
import { ErrorState } from '../../../platform/ui/feedback/error-state.tsx'
import { RowsSkeleton } from '../../../platform/ui/feedback/skeletons.tsx'
import { PageSection } from '../../../platform/ui/layout/section.tsx'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import { ClaimForm } from './claim-form.tsx'
import classes from './things.module.css'

export default function OwnThings({ contestId }: { contestId: number }) {
  const { t } = useTranslation()
  const { data, isError, error, refetch } = useAction('get_won_things', { contest_id: contestId })
  return (
    <PageSection title={t('contest.your_thing')}>
      {data ? (
        <ul className={classes.things}>
          {data.data.map(thing => (
            <Thing key={thing.id} thing={thing} />
          ))}
        </ul>
      ) : isError ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : (
        <RowsSkeleton count={1} />
      )}
    </PageSection>
  )
}

function Thing({ thing }: { thing: WonThing }) {
  const { t } = useTranslation()
  const [isChanging, setChanging] = useState(false)
  const { name, description, image, state } = thing
  return (
    <li className={classes.thing}>
      <div className={classes.what}>
        {image && <img src={image} alt="" />}
        <div dir="auto">
          <h3>{name}</h3>
          {description && <p className={classes.muted}>{description}</p>}
        </div>
      </div>
      {state === 'waiting' || isChanging ? (
        <ClaimForm thing={thing} onSaved={() => setChanging(false)} />
      ) : (
        <Claimed thing={thing}>
          {state === 'to_send' && (
            <Button variant="default" onClick={() => setChanging(true)}>
              {t('contest.thing_change')}
            </Button>
          )}
        </Claimed>
      )}
    </li>
  )
}

/** What was said, or what has become of the thing. */
function Claimed({ thing: { state, how, recipient, address, note, sent_at }, children }: { thing: WonThing; children: React.ReactNode }) {
  const { t } = useTranslation()
  const { date } = useNumbers()
  if (state === 'declined') return <p>{t('contest.thing_declined')}</p>
  return (
    <div className={classes.said} role="status">
      {sent_at !== null && (
        <p className={classes.sent}>{t(how === 'in_person' ? 'contest.thing_handed' : 'contest.thing_sent', { date: date(sent_at) })}</p>
      )}
      {note && (
        <p>
          {t('contest.thing_note')}: <bdi className={classes.lines}>{note}</bdi>
        </p>
      )}
      {how === 'in_person' && sent_at === null && <p>{t('contest.thing_in_person_text')}</p>}
      {address && (
        <p>
          <span className={classes.muted}>{t('contest.thing_to')}</span>
          <bdi className={`${classes.lines} ${classes.address}`} translate="no">{`${recipient}\n${address}`}</bdi>
        </p>
      )}
      {children}
    </div>
  )
}
