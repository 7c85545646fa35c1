import type { Q } from '@trivium/contract/play/plays'
import { useTranslation } from 'react-i18next'
import { choosingKeys, useShownKeys } from '../../../play/plays/index.ts'
import { KeyCaps } from '../../../platform/ui/layout/key-caps.tsx'
import classes from './battle-game.module.css'

/** On wide screens, below the own column: the keys that have an effect (asked.tsx). */
export function BattleKeys({ question, isOpen }: { question: Q | null; isOpen: boolean }) {
  const { t } = useTranslation()
  const shown = useShownKeys()
  // While the question can only be read, no key answers it.
  const hasOpened = question !== null && (question.options.length > 0 || isOpen)
  return (
    <aside className={classes.keys} aria-label={t('keys.title')}>
      <KeyCaps
        rows={[...(question && hasOpened ? [choosingKeys(question, shown, t)] : []), { keys: [t('keys.escape')], does: t('battle.leave') }]}
      />
    </aside>
  )
}
