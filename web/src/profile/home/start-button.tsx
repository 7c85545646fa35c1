// One tap starts the round itself, or resumes it.

import { modes } from '../../platform/modes/modes.ts'
import { useStartPlay } from '../../play/modes/index.ts'
import { BusyButton } from '../../platform/ui/feedback/busy-button.tsx'
import type { NextLevel } from './today/next-step.ts'

interface StartButtonProps {
  text: string
}

export function StartDaily({ text }: StartButtonProps) {
  const { start, isPending } = useStartPlay(modes.daily_quiz.starts)
  return (
    <BusyButton size="lg" loading={isPending} onClick={() => start({})}>
      {text}
    </BusyButton>
  )
}

export function StartLevel({ text, level }: StartButtonProps & { level: NextLevel }) {
  const { start, isPending } = useStartPlay(modes[level.mode].starts)
  const wanted = { category: level.category_slug, subcategory: level.subcategory_slug ?? undefined, level: level.level }
  return (
    <BusyButton size="lg" loading={isPending} onClick={() => start(wanted, wanted)}>
      {text}
    </BusyButton>
  )
}
