import type { CallInput } from '../calls/api.ts'
import { IconShare } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BusyButton } from '../ui/feedback/busy-button.tsx'
import { useSharing } from './sharing.ts'
import { addressOfShare } from './create-share.ts'

interface ShareButtonProps {
  what: CallInput<'create_share'>
  /** The text beside the address. */
  text: string
}

/** Shares the page of a badge or a streak. */
export function ShareButton({ what, text }: ShareButtonProps) {
  const { t } = useTranslation()
  const { share } = useSharing('share')
  const [isBusy, setBusy] = useState(false)
  const hand = async () => {
    setBusy(true)
    await share({ text, url: await addressOfShare(what, location.origin) })
    setBusy(false)
  }
  return (
    <BusyButton
      variant="subtle"
      size="compact-md"
      loading={isBusy}
      leftSection={<IconShare size={18} aria-hidden />}
      onClick={() => void hand()}
    >
      {t('share.button')}
    </BusyButton>
  )
}
