// The icons of categories by name. Those of the quiz zone (generators/src/categories.ts) are bundled, the others load on demand.
// An unknown name gets a question mark.

import {
  IconAbc,
  IconAtom2,
  IconBallFootball,
  IconBook2,
  IconBuildingMonument,
  IconBulb,
  IconCoins,
  IconCpu,
  IconFlag,
  IconFlask,
  IconHeartbeat,
  IconHelpHexagon,
  IconHourglass,
  IconLanguage,
  IconLeaf,
  IconMagnet,
  IconMap2,
  IconMessages,
  IconMountain,
  IconNumbers,
  IconPalette,
  IconPlanet,
  IconToolsKitchen2,
  IconWorld,
  type Icon,
} from '@tabler/icons-react'
import { lazy, Suspense } from 'react'

const icons: Record<string, Icon> = {
  bulb: IconBulb,
  world: IconWorld,
  'building-monument': IconBuildingMonument,
  'map-2': IconMap2,
  mountain: IconMountain,
  'atom-2': IconAtom2,
  flask: IconFlask,
  magnet: IconMagnet,
  heartbeat: IconHeartbeat,
  language: IconLanguage,
  messages: IconMessages,
  abc: IconAbc,
  hourglass: IconHourglass,
  leaf: IconLeaf,
  planet: IconPlanet,
  cpu: IconCpu,
  'book-2': IconBook2,
  palette: IconPalette,
  'ball-football': IconBallFootball,
  'tools-kitchen-2': IconToolsKitchen2,
  coins: IconCoins,
  flag: IconFlag,
  numbers: IconNumbers,
}

interface CategoryIconProps {
  name: string
  size?: number | string
}

/** A chunk that fails to load must not break the page: it renders nothing. */
const MoreIcons = lazy(async () => {
  try {
    return { default: (await import('./more-icons.tsx')).MoreIcons }
  } catch (error) {
    console.warn('more icons could not be loaded', error)
    return { default: QuestionMark }
  }
})

function QuestionMark({ size }: CategoryIconProps) {
  return <IconHelpHexagon size={size} stroke={1.75} aria-hidden />
}

export function CategoryIcon({ name, size = 24 }: CategoryIconProps) {
  const Drawing = icons[name]
  if (Drawing) return <Drawing size={size} stroke={1.75} aria-hidden />
  return (
    <Suspense fallback={<svg width={size} height={size} strokeWidth={1.75} aria-hidden />}>
      <MoreIcons name={name} size={size} />
    </Suspense>
  )
}
