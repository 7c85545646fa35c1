import { QRCodeSVG } from 'qrcode.react'
import { useTranslation } from 'react-i18next'
import { CodeTicket } from '../../../platform/ui/layout/code-ticket.tsx'
import { useAppName } from '../../../platform/settings/use-setting.ts'
import { linkTo } from '../battle-paths.ts'
import classes from './battle-lobby.module.css'

interface RoomCodeProps {
  code: string
  /** Only the player who opened the room shows the QR code to others. */
  isHost?: boolean
}

export function RoomCode({ code, isHost = false }: RoomCodeProps) {
  const { t } = useTranslation()
  const app = useAppName()
  const link = linkTo(code)
  const shareText = t('battle.share_text', { app, code })
  return (
    <CodeTicket
      label={t('battle.code')}
      code={code}
      link={link}
      shareLabel={t('battle.share')}
      shareText={shareText}
      className={classes.ticket}
    >
      {/* Dark on light in every theme, because many cameras read no other codes. Cameras need a light margin of four modules. */}
      {isHost && <QRCodeSVG value={link} marginSize={4} fgColor="#1e1b3a" aria-label={t('battle.qr')} className={classes.qr} />}
    </CodeTicket>
  )
}
