// On wide screens, beside the question: the keys that have an effect (play/plays/conversation/play-command.ts).

import type { Mode } from '@trivium/contract/platform/mode-names'
import type { Play, Q } from '@trivium/contract/play/plays'
import { useDirection } from '@mantine/core'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { type KeyRow, KeyCaps } from '../../../platform/ui/layout/key-caps.tsx'
import { kindOf } from '../../modes/index.ts'
import { isDraft } from '../answers/answer-text.ts'
import { sidesOf } from '../answers/statement/swipe.ts'
import { hasKey, lifelineKeys } from '../conversation/play-command.ts'
import { useShownKeys } from '../conversation/use-play-keys.ts'
import classes from './side.module.css'

interface KeysPanelProps {
  play: Play
  question: Q
}

export function KeysPanel({ play, question }: KeysPanelProps) {
  const { t } = useTranslation()
  const { dir } = useDirection()
  const shown = useShownKeys()
  const rows = [
    choosingKeys(question, shown, t),
    ...(sidesOf(play.mode, question, dir) ? [{ keys: ['←', '→'], does: t('keys.swipe') }] : []),
    { keys: [t('keys.enter')], does: t(isDraft(question.question_type) ? 'keys.check_next' : 'play.next') },
    ...play.lifelines
      .filter(({ name }) => hasKey(name, question))
      .map(({ name }) => ({ keys: [lifelineKeys[name].toUpperCase()], does: t(`play.lifeline_${name}`) })),
    ...(play.hint_price === null ? [] : [{ keys: ['?'], does: t('word.hint') }]),
    { keys: [t('keys.escape')], does: t(`play.leave_${kindOf(play.mode)}`) },
  ]
  return (
    <aside className={classes.side} data-place="end" aria-label={t('keys.title')}>
      <KeyCaps rows={rows} />
    </aside>
  )
}

interface FreeKeysProps {
  mode: Mode
  question: Q
  isFinal: boolean
  /** The word for leaving, if it is no round. */
  leave: string | undefined
}

/** The same for free order (play/plays/free/free-command.ts), below the overview. */
export function FreeKeys({ mode, question, isFinal, leave }: FreeKeysProps) {
  const { t } = useTranslation()
  const { dir } = useDirection()
  const shown = useShownKeys()
  const [back, forth] = dir === 'rtl' ? ['→', '←'] : ['←', '→']
  const rows = [
    ...(isFinal ? [] : [choosingKeys(question, shown, t)]),
    { keys: [back], does: t('free.previous') },
    { keys: [forth], does: t('free.next') },
    ...(question.letters ? [] : [{ keys: ['M'], does: t('free.mark') }]),
    { keys: [t('keys.escape')], does: leave ?? t(`play.leave_${kindOf(mode)}`) },
  ]
  return <KeyCaps rows={rows} />
}

/**
 * The keys that answer: letters or digits for options, typing for a word or a number, the space bar and the arrows for a sequence, a letter and a number
 * for pairs.
 */
export function choosingKeys({ options, question_type }: Q, shown: readonly string[], t: TFunction): KeyRow {
  if (question_type === 'sequence') return { keys: [t('keys.space'), '←', '→'], does: t('keys.sort') }
  if (question_type === 'matching') return { keys: [shown[0] ?? '', '1'], does: t('keys.letter_number') }
  if (question_type === 'number') return { keys: [t('keys.digits')], does: t('keys.number') }
  if (options.length === 0) return { keys: [t('keys.letters')], does: t('keys.type') }
  return { keys: shown.slice(0, options.length), does: t('keys.choose', { last: Math.min(9, options.length) }) }
}
