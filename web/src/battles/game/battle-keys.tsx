import type { Q } from '@trivium/contract/plays'
import { useTranslation } from 'react-i18next'
import { useShownKeys } from '../../plays/conversation/use-play-keys.ts'
import { KeyCaps } from '../../ui/key-caps.tsx'
import classes from './battle-game.module.css'

/** On a desk, below the own column: the keys that do something (asked.tsx). */
export function BattleKeys({ question }: { question: Q | null }) {
  const { t } = useTranslation()
  const shown = useShownKeys()
  // There are none as long as it can only be read.
  const options = question?.options.length ?? 0
  return (
    <aside className={classes.keys} aria-label={t('keys.title')}>
      <KeyCaps
        rows={[
          ...(options > 0 ? [{ keys: shown.slice(0, options), does: t('keys.choose', { last: options }) }] : []),
          { keys: [t('keys.escape')], does: t('battle.leave') },
        ]}
      />
    </aside>
  )
}
