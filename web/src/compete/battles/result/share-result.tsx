import type { Battle } from '@trivium/contract/compete/battles'
import { Button } from '@mantine/core'
import { IconShare } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { modes } from '../../../platform/modes/modes.ts'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import { useSharing } from '../../../platform/sharing/sharing.ts'
import { useAppName } from '../../../platform/settings/use-setting.ts'
import { ownFirst } from '../conversation/battle-state.ts'

/** Shares how the battle ended. */
export function ShareResult({ battle }: { battle: Battle }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const app = useAppName()
  const { share } = useSharing('share')
  const points = ownFirst(battle)
    .map(({ name, point }) => `${name} ${count(point)}`)
    .join(' : ')
  const text = t('battle.share_result', { app, points })
  const url = `${location.origin}${modes.random_battle.path}`
  return (
    <Button variant="subtle" leftSection={<IconShare size={18} aria-hidden />} onClick={() => void share({ text, url })}>
      {t('battle.share_it')}
    </Button>
  )
}
