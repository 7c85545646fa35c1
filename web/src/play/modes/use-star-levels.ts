import { type StarLevels, starLevels } from '@trivium/rules/play/plays/stars'
import { useSetting } from '../../platform/settings/use-setting.ts'

export function useStarLevels(): StarLevels {
  return starLevels({
    quiz_winning_percentage: useSetting('quiz_winning_percentage'),
    minimum_coins_winning_percentage: useSetting('minimum_coins_winning_percentage'),
  })
}
