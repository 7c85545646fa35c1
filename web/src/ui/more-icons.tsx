// The icons of categories outside of the quiz zone. A separate chunk, so that the quiz zone does not wait for them.

import {
  IconApple,
  IconArmchair,
  IconArrowsUpDown,
  IconAtom,
  IconBrain,
  IconBroadcast,
  IconCalculator,
  IconChartLine,
  IconChartPie,
  IconDice5,
  IconGuitarPick,
  IconHelpHexagon,
  IconMapPin,
  IconMathFunction,
  IconMetronome,
  IconMusic,
  IconPaw,
  IconPiano,
  IconRuler2,
  IconSquareRoot,
  IconStairs,
  IconVariable,
  type Icon,
} from '@tabler/icons-react'

const icons: Record<string, Icon> = {
  apple: IconApple,
  armchair: IconArmchair,
  'arrows-up-down': IconArrowsUpDown,
  atom: IconAtom,
  brain: IconBrain,
  broadcast: IconBroadcast,
  calculator: IconCalculator,
  'chart-line': IconChartLine,
  'chart-pie': IconChartPie,
  'dice-5': IconDice5,
  'guitar-pick': IconGuitarPick,
  'map-pin': IconMapPin,
  'math-function': IconMathFunction,
  metronome: IconMetronome,
  music: IconMusic,
  paw: IconPaw,
  piano: IconPiano,
  'ruler-2': IconRuler2,
  'square-root': IconSquareRoot,
  stairs: IconStairs,
  variable: IconVariable,
}

export function MoreIcons({ name, size }: { name: string; size: number | string }) {
  const Drawing = icons[name] ?? IconHelpHexagon
  return <Drawing size={size} stroke={1.75} aria-hidden />
}
