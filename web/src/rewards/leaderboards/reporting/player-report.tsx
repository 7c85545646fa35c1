// Reports the name or the picture of a player.

import { Button, Radio, Stack } from '@mantine/core'
import { type PlayerReportReason, playerReportReasons, type ReportedSubject } from '@trivium/contract/people/moderation-names'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommand } from '../../../platform/calls/actions.ts'
import { BusyButton } from '../../../platform/ui/feedback/busy-button.tsx'
import { Dialog } from '../../../platform/ui/feedback/dialog.tsx'
import { FormProblem } from '../../../platform/ui/feedback/form-problem.tsx'
import { callErrorText } from '../../../platform/ui/feedback/notify-call-error.ts'
import { notify } from '../../../platform/ui/feedback/notify.ts'
import type { Reported } from './reportable.tsx'

interface PlayerReportProps {
  player: Reported
  isOpen: boolean
  onClose: () => void
}

export function PlayerReport({ player, isOpen, onClose }: PlayerReportProps) {
  const { t } = useTranslation()
  return (
    <Dialog isOpen={isOpen} title={t('report_player.of', { name: player.name })} onClose={onClose}>
      <Choice player={player} onClose={onClose} />
    </Dialog>
  )
}

/** Only uploaded pictures can be reported. */
const hasPhoto = ({ profile }: Reported) => profile !== null && !profile.endsWith('.svg')

function Choice({ player, onClose }: Omit<PlayerReportProps, 'isOpen'>) {
  const { t } = useTranslation()
  const [subject, setSubject] = useState<ReportedSubject>('name')
  const [reason, setReason] = useState<PlayerReportReason>('insulting')
  const { mutate, isPending, isError, error } = useCommand('report_player', {
    isQuiet: true,
    onSuccess: () => {
      notify.success(t('report_player.sent'), 'report_player')
      onClose()
    },
  })
  return (
    <Stack gap="lg">
      {hasPhoto(player) && (
        <Radio.Group
          label={t('report_player.what')}
          value={subject}
          onChange={value => setSubject(value === 'picture' ? 'picture' : 'name')}
        >
          <Stack gap="sm" mt="xs">
            <Radio size="md" value="name" label={t('report_player.name')} />
            <Radio size="md" value="picture" label={t('report_player.picture')} />
          </Stack>
        </Radio.Group>
      )}
      <Radio.Group
        label={t('report_player.why')}
        value={reason}
        onChange={value => setReason(playerReportReasons.find(one => one === value) ?? reason)}
      >
        <Stack gap="sm" mt="xs">
          {playerReportReasons.map(one => (
            <Radio key={one} size="md" value={one} label={t(`report_player.why_${one}`)} />
          ))}
        </Stack>
      </Radio.Group>
      <FormProblem>{isError && callErrorText(error)}</FormProblem>
      <Stack gap="sm">
        <BusyButton loading={isPending} onClick={() => mutate({ user_id: player.user_id, subject, reason })}>
          {t('report_player.send')}
        </BusyButton>
        <Button variant="default" onClick={onClose}>
          {t('action.cancel')}
        </Button>
      </Stack>
    </Stack>
  )
}
