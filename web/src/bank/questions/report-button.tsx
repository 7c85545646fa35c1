import { ActionIcon, Button } from '@mantine/core'
import { IconMessageReport } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { report, type Reported } from './reporting.ts'

interface ReportButtonProps {
  question: Reported
  /** Shows only an icon, for places without room for words. */
  isIcon?: boolean
}

/** Opens the dialog, which routes.tsx shows beside the page. */
export function ReportButton({ question, isIcon = false }: ReportButtonProps) {
  const { t } = useTranslation()
  if (isIcon) {
    return (
      <ActionIcon
        variant="subtle"
        color="gray"
        c="dimmed"
        size={44}
        radius="xl"
        aria-haspopup="dialog"
        aria-label={t('report.open')}
        title={t('report.open')}
        onClick={() => report(question)}
      >
        <IconMessageReport size={20} aria-hidden />
      </ActionIcon>
    )
  }
  return (
    <Button
      variant="subtle"
      color="gray"
      c="dimmed"
      size="sm"
      fz="md"
      leftSection={<IconMessageReport size={18} aria-hidden />}
      aria-haspopup="dialog"
      onClick={() => report(question)}
    >
      {t('report.open')}
    </Button>
  )
}
