import { useTranslation } from 'react-i18next'
import { useCommand } from '../../platform/calls/actions.ts'
import { BusyButton } from '../../platform/ui/feedback/busy-button.tsx'
import { Row } from '../../platform/ui/layout/section.tsx'

/** Downloads a copy of all data about the player. */
export function ExportRow() {
  const { t } = useTranslation()
  const ask = useCommand('export_own_data')
  const download = () => ask.mutate({}, { onSuccess: ({ data: { path, name } }) => follow(path, name) })
  return (
    <Row label={t('profile.export')} hint={t('profile.export_hint')}>
      <BusyButton variant="default" loading={ask.isPending} onClick={download}>
        {t('profile.export_get')}
      </BusyButton>
    </Row>
  )
}

function follow(path: string, name: string): void {
  const link = document.createElement('a')
  link.href = path
  link.download = name
  link.click()
}
