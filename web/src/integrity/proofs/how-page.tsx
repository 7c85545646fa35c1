// How a result came about: every question with its times and points, other notes, and the check of the record.

import type { ResultProof } from '@trivium/contract/integrity/proofs'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router'
import { useAction } from '../../platform/calls/actions.ts'
import { hasOwnScreens, howPath, playPath, resultPath } from '../../platform/modes/modes.ts'
import { useMode } from '../../play/modes/index.ts'
import { isPlayId, PlayError, PlayGone } from '../../play/plays/index.ts'
import { BackLink } from '../../platform/ui/layout/back-link.tsx'
import { EmptyState } from '../../platform/ui/feedback/empty-state.tsx'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import { Page } from '../../platform/ui/layout/page.tsx'
import { PageSection } from '../../platform/ui/layout/section.tsx'
import { RowsSkeleton } from '../../platform/ui/feedback/skeletons.tsx'
import { useCameFrom } from '../../platform/ui/hooks/use-came-from.ts'
import { CheckCard } from './check/check-card.tsx'
import { useCheck } from './check/use-check.ts'
import { DownloadButton } from './download-button.tsx'
import classes from './how.module.css'
import { NotedPart } from './noted-part.tsx'
import { StepsTable } from './steps/steps-table.tsx'

export default function HowPage() {
  const { t } = useTranslation()
  const { dateTime, timeZone } = useNumbers()
  const playId = Number(useParams().playId)
  const mode = useMode()
  const from = useCameFrom()
  const asked = useAction('get_result_proof', { play_id: playId }, { enabled: isPlayId(playId) })
  const proof = asked.data?.data
  // A running battle is in its room, which the play does not know, so the page shows the refusal.
  if (asked.error?.refusal === 'play_open' && !hasOwnScreens(mode)) return <Navigate to={playPath({ mode, id: playId })} replace />
  // A path of another mode redirects to the right one.
  if (proof && proof.mode !== mode) return <Navigate to={howPath({ mode: proof.mode, id: playId })} replace />
  const lead = proof && t('how.lead', { mode: t(`mode.name_${proof.mode}`), date: dateTime(proof.started_at), zone: timeZone })
  return (
    <>
      <BackLink to={from ?? resultPath({ mode, id: playId })} text={t('result.title')} />
      <Page title={t('how.title')} lead={lead}>
        {!isPlayId(playId) ? (
          <PlayGone />
        ) : proof ? (
          <How proof={proof} />
        ) : asked.isError ? (
          <PlayError error={asked.error} onRetry={asked.refetch} />
        ) : (
          <RowsSkeleton />
        )}
      </Page>
    </>
  )
}

function How({ proof }: { proof: ResultProof }) {
  const { t } = useTranslation()
  const check = useCheck(proof)
  return (
    <div className={classes.how}>
      <CheckCard proof={proof} check={check} />
      <PageSection title={t('how.steps')}>
        {proof.steps.length === 0 ? (
          <EmptyState mood="thinking" prop="clock" title={t('how.no_steps')} level={3} />
        ) : (
          <StepsTable proof={proof} />
        )}
      </PageSection>
      <NotedPart proof={proof} />
      <div>
        <DownloadButton proof={proof} events={check.data?.events ?? null} />
      </div>
    </div>
  )
}
