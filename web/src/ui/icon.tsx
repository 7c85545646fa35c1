// The icons categories name in content/src/categories.ts. Only these are bundled; an unknown name gets a question mark.

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

export function CategoryIcon({ name, size = 24 }: { name: string; size?: number | string }) {
  const Drawing = icons[name] ?? IconHelpHexagon
  return <Drawing size={size} stroke={1.75} aria-hidden />
}
