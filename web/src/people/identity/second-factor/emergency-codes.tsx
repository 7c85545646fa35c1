import { Button } from '@mantine/core'
import { IconCopy, IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSharing } from '../../../platform/sharing/sharing.ts'
import { useAppName } from '../../../platform/settings/use-setting.ts'
import classes from './own-page.module.css'

/** Shows the emergency codes once: the server stores only what it needs to check them. */
export function EmergencyCodes({ codes }: { codes: string[] }) {
  const { t } = useTranslation()
  const { copy } = useSharing('factor')
  const app = useAppName()
  const text = codes.join('\n')
  return (
    <>
      <ul dir="ltr" translate="no" className={classes.codes} aria-label={t('factor.codes')}>
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.buttons}>
        <Button variant="default" size="sm" leftSection={<IconCopy size={18} aria-hidden />} onClick={() => void copy(text)}>
          {t('factor.copy_codes')}
        </Button>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={() => save(`${app}: ${t('factor.codes')}\n\n${text}\n`)}
        >
          {t('factor.save_codes')}
        </Button>
      </div>
    </>
  )
}

function save(text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = 'emergency-codes.txt'
  link.click()
  URL.revokeObjectURL(link.href)
}
