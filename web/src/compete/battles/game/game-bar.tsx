// The bar above the question: the leave button, the number of the question, and the talk button.

import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { PipBar } from '../../../play/plays/index.ts'
import { useNumbers } from '../../../platform/ui/text/numbers.ts'
import { SpeakerButton } from '../../../platform/ui/text/speaker-button.tsx'
import { type BattleState, isLastQuestion, pipsOfSeat } from '../conversation/battle-state.ts'
import { SaidLine } from '../talk/said-line.tsx'
import { TalkButton } from '../talk/talk-button.tsx'
import classes from './battle-game.module.css'

interface GameBarProps {
  state: BattleState
  onLeave: () => void
  talk: ComponentProps<typeof TalkButton>
}

export function GameBar({ state, onLeave, talk }: GameBarProps) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const { battle } = state
  const { round, questions, seat } = battle
  const where = round === 0 ? t('battle.starts') : t('play.question_of', { number: count(round), total: count(questions) })
  return (
    <div className={classes.bar}>
      <ActionIcon variant="subtle" color="gray" c="dimmed" size={44} radius="xl" onClick={onLeave} aria-label={t('battle.leave')}>
        <IconX size={24} aria-hidden />
      </ActionIcon>
      <div className={classes.where}>
        <SaidLine users={talk.isShown ? battle.users : []}>
          <p className={classes.round}>
            <span className="tabular">{where}</span>
            {isLastQuestion(battle) && <strong className={classes.last}>{t('battle.last_question')}</strong>}
          </p>
          <PipBar pips={pipsOfSeat(state, seat ?? 0)} now={round - 1} label={where} />
        </SaidLine>
      </div>
      <SpeakerButton />
      <TalkButton {...talk} />
    </div>
  )
}
