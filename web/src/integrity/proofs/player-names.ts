import type { ResultProof } from '@trivium/contract/integrity/proofs'
import type { TFunction } from 'i18next'

/** The name of a player; a translated one for bots and recorded rounds, which have none. */
export function nameOfPlayer(players: ResultProof['players'], seat: number, t: TFunction): string {
  const player = players.find(one => one.seat === seat)
  if (player?.is_own) return t('board.you')
  if (player?.is_recorded) return t('battle.recorded')
  return player?.is_bot ? t('battle.bot') : (player?.name ?? '')
}
