// The number of questions in a round of a mode and the time for each, if these are the same in every round.

import type { Mode } from '@trivium/contract/platform/mode-names'
import { modeTable } from '@trivium/rules/play/modes'
import { useTranslation } from 'react-i18next'
import { roundOf } from '../../play/modes/index.ts'
import { useSession } from '../../platform/session/session.ts'
import { useNumbers } from '../../platform/ui/text/numbers.ts'
import { settingIn } from '../../platform/settings/use-setting.ts'

export function useModeFacts(): (mode: Mode) => string | null {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const config = useSession(session => session.systemConfig)
  const each = (seconds: number) => t('hub.each', { seconds: t('review.seconds', { count: seconds, shown: count(seconds) }) })
  return mode => {
    const { driver, draws, scoring } = modeTable[mode]
    if (driver === 'shared') return each(settingIn(config, 'battle_seconds'))
    if (draws !== 'at_start' || scoring?.by !== 'points') return null
    const { questions, secondsEach } = roundOf(mode, config)
    const asked = t('catalogue.questions', { count: questions, shown: count(questions) })
    return secondsEach === null ? asked : `${asked} · ${each(secondsEach)}`
  }
}
