// The line above the question: the way out, which question it is, and the way to say something.

import type { Battle } from '@trivium/contract/battles'
import { ActionIcon, Progress } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useNumbers } from '../../ui/numbers.ts'
import { isLastQuestion } from '../battle-state.ts'
import { TalkButton } from '../talk/talk-button.tsx'
import classes from './battle-game.module.css'

interface GameBarProps {
  battle: Battle
  onLeave: () => void
  talk: ComponentProps<typeof TalkButton>
}

export function GameBar({ battle, onLeave, talk }: GameBarProps) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const { round, questions, state } = battle
  const done = state === 'reveal' ? round : Math.max(0, round - 1)
  const where = round === 0 ? t('battle.starts') : t('play.question_of', { number: count(round), total: count(questions) })
  return (
    <div className={classes.bar}>
      <ActionIcon variant="subtle" color="gray" c="dimmed" size={44} radius="xl" onClick={onLeave} aria-label={t('battle.leave')}>
        <IconX size={24} aria-hidden />
      </ActionIcon>
      <div className={classes.where}>
        <p className={classes.round}>
          <span className="tabular">{where}</span>
          {isLastQuestion(battle) && <strong className={classes.last}>{t('battle.last_question')}</strong>}
        </p>
        <Progress
          value={(done / questions) * 100}
          aria-label={where}
          color="hsl(var(--t-hue) var(--t-hue-strong))"
          className={classes.progress}
        />
      </div>
      <TalkButton {...talk} />
    </div>
  )
}
