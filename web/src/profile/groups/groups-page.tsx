// The player's groups, and the progress of the groups that the player leads.

import type { Contract } from '@trivium/contract'
import type { DataOf } from '@trivium/contract/platform/action'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction, useCommand } from '../../platform/calls/actions.ts'
import { ConfirmDialog } from '../../platform/ui/feedback/confirm-dialog.tsx'
import { EmptyState } from '../../platform/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../platform/ui/feedback/error-state.tsx'
import { RowsSkeleton } from '../../platform/ui/feedback/skeletons.tsx'
import { BackLink } from '../../platform/ui/layout/back-link.tsx'
import { Page } from '../../platform/ui/layout/page.tsx'
import { Row, Section } from '../../platform/ui/layout/section.tsx'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import { GroupLink } from './group-link.tsx'
import { ProgressPart } from './progress-part.tsx'
import classes from './groups.module.css'

type OwnGroup = DataOf<Contract['get_own_groups']>[number]

export default function GroupsPage() {
  const { t } = useTranslation()
  return (
    <>
      <BackLink to="/profile/" text={t('statistics.back')} />
      <Page title={t('groups.title')}>
        <Groups />
      </Page>
    </>
  )
}

function Groups() {
  const { t } = useTranslation()
  const asked = useAction('get_own_groups', {})
  const [leaving, setLeaving] = useState<OwnGroup | null>(null)
  if (asked.isPending) return <RowsSkeleton count={3} />
  if (asked.isError) return <ErrorState error={asked.error} onRetry={asked.refetch} />
  const groups = asked.data.data
  if (groups.length === 0) return <EmptyState mood="thinking" prop="door" title={t('groups.none')} text={t('groups.none_text')} />
  const [own, led] = [groups.filter(({ is_member }) => is_member), groups.filter(({ leads }) => leads)]
  return (
    <div className={classes.parts}>
      {led.map(group => (
        <ProgressPart key={group.id} group={group} />
      ))}
      {own.length > 0 && (
        <div>
          <Section title={t('groups.yours')}>
            {own.map(group => (
              <OwnRow key={group.id} group={group} onLeave={() => setLeaving(group)} />
            ))}
          </Section>
          <p className={classes.note}>
            {t('groups.seen')} {own.some(({ has_board }) => has_board) && t('groups.board_seen')}
          </p>
        </div>
      )}
      <LeaveDialog group={leaving} onClose={() => setLeaving(null)} />
    </div>
  )
}

function OwnRow({ group: { id, name, leaders }, onLeave }: { group: OwnGroup; onLeave: () => void }) {
  const { t } = useTranslation()
  const { list } = useNumbers()
  return (
    <Row label={name} hint={leaders.length > 0 ? t('groups.leaders', { names: list(leaders) }) : t('groups.no_leader')}>
      <span className={classes.buttons}>
        <GroupLink group={{ id, name }} />
        <Button variant="default" aria-label={t('groups.leave_name', { group: name })} onClick={onLeave}>
          {t('groups.leave')}
        </Button>
      </span>
    </Row>
  )
}

function LeaveDialog({ group, onClose }: { group: OwnGroup | null; onClose: () => void }) {
  const { t } = useTranslation()
  const { mutate, isPending } = useCommand('leave_group', { outdates: ['get_own_groups', 'get_exam_module'] })
  return (
    <ConfirmDialog
      isOpen={group !== null}
      title={t('groups.leave_title', { group: group?.name ?? '' })}
      text={t('groups.leave_text')}
      action={t('groups.leave')}
      isPending={isPending}
      onConfirm={() => group && mutate({ group_id: group.id }, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}
