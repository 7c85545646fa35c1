import { Button } from '@mantine/core'
import { IconCheck, IconMessageReport } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { laterOf, toggleLater, useLater } from './later.ts'
import type { Reported } from './reporting.ts'

/** Replaces ReportButton while the next clock is about to run. */
export function ReportLaterButton({ playId, question }: { playId: number; question: Reported }) {
  const { t } = useTranslation()
  const isNoted = useLater(laterOf(playId)).some(({ id }) => id === question.id)
  const Drawing = isNoted ? IconCheck : IconMessageReport
  return (
    <Button
      variant="subtle"
      color="gray"
      c="dimmed"
      size="sm"
      fz="md"
      leftSection={<Drawing size={18} aria-hidden />}
      aria-pressed={isNoted}
      data-switch
      onClick={() => toggleLater(playId, question)}
    >
      {isNoted ? t('report.noted') : t('report.later')}
    </Button>
  )
}
