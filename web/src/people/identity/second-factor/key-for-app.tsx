import { Anchor, Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { QRCodeSVG } from 'qrcode.react'
import { useTranslation } from 'react-i18next'
import { useSharing } from '../../../platform/sharing/sharing.ts'
import { groupsOf, keyIn } from './key-groups.ts'
import classes from './own-page.module.css'

/** The key of a second factor for an authenticator app: as a QR code, as a link, and as text. */
export function KeyForApp({ uri }: { uri: string }) {
  const { t } = useTranslation()
  const { copy } = useSharing('factor')
  const key = keyIn(uri)
  return (
    <div className={classes.key}>
      {/* Black on white in every theme, because cameras need it. */}
      <div className={classes.picture}>
        <QRCodeSVG value={uri} size={176} title={t('factor.picture')} />
      </div>
      <div className={classes.ways}>
        <p>{t('factor.scan')}</p>
        <Anchor href={uri} className={classes.link}>
          {t('factor.open_app')}
        </Anchor>
        <p className={classes.hint}>{t('factor.type_key')}</p>
        <p dir="ltr" translate="no" className={classes.code}>
          {groupsOf(key)}
        </p>
        <Button
          variant="default"
          size="sm"
          className={classes.button}
          leftSection={<IconCopy size={18} aria-hidden />}
          onClick={() => void copy(key)}
        >
          {t('factor.copy_key')}
        </Button>
      </div>
    </div>
  )
}
