import type { Battle } from '@trivium/contract/battles'
import { Button } from '@mantine/core'
import { IconShare } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { modes } from '../../modes/modes.ts'
import { notify } from '../../ui/notify.ts'
import { useNumbers } from '../../ui/numbers.ts'
import { useAppName } from '../../use-setting.ts'
import { ownFirst } from '../battle-state.ts'

/** Hands on how it ended: through the system's share sheet, or where there is none through the clipboard. */
export function ShareResult({ battle }: { battle: Battle }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const app = useAppName()
  const points = ownFirst(battle)
    .map(({ name, point }) => `${name} ${count(point)}`)
    .join(' : ')
  const text = t('battle.share_result', { app, points })
  const url = `${location.origin}${modes.random_battle.path}`
  const share = async () => {
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title: app, text, url })
      // Fails without a secure context, which has no clipboard.
      await navigator.clipboard.writeText(`${text} ${url}`)
      notify.success(t('profile.copied'), 'share')
    } catch (error) {
      // Closing the share sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) notify.error(t('battle.share_failed'), 'share')
    }
  }
  return (
    <Button variant="subtle" leftSection={<IconShare size={18} aria-hidden />} onClick={() => void share()}>
      {t('battle.share_it')}
    </Button>
  )
}
