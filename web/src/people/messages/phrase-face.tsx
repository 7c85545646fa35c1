import { IconConfetti, IconMoodCry, IconMoodPuzzled, IconMoodSmile, IconMoodSurprised, IconMoodXd, type Icon } from '@tabler/icons-react'
import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { FaceName } from './phrases.ts'

const drawings: Record<FaceName, Icon> = {
  smile: IconMoodSmile,
  laugh: IconMoodXd,
  wow: IconMoodSurprised,
  think: IconMoodPuzzled,
  cry: IconMoodCry,
  clap: IconConfetti,
}

export function PhraseFace({ phrase, size }: { phrase: FaceName; size: number }) {
  const { t } = useTranslation()
  const Drawing = drawings[phrase]
  return (
    <>
      <Drawing size={size} stroke={1.75} aria-hidden />
      <VisuallyHidden>{t(`battle.phrase_${phrase}`)}</VisuallyHidden>
    </>
  )
}
