// Copied by stand-ins/copy.mjs from @tabler/icons-react.
import createIcon from '../create-icon.js'

const __iconNode = [
  ['path', { d: 'M3 5a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14', key: 'svg-0' }],
  ['path', { d: 'M8 8.5a.5 .5 0 1 0 1 0a.5 .5 0 1 0 -1 0', fill: 'currentColor', key: 'svg-1' }],
  ['path', { d: 'M15 8.5a.5 .5 0 1 0 1 0a.5 .5 0 1 0 -1 0', fill: 'currentColor', key: 'svg-2' }],
  ['path', { d: 'M15 15.5a.5 .5 0 1 0 1 0a.5 .5 0 1 0 -1 0', fill: 'currentColor', key: 'svg-3' }],
  ['path', { d: 'M8 15.5a.5 .5 0 1 0 1 0a.5 .5 0 1 0 -1 0', fill: 'currentColor', key: 'svg-4' }],
  ['path', { d: 'M11.5 12a.5 .5 0 1 0 1 0a.5 .5 0 1 0 -1 0', fill: 'currentColor', key: 'svg-5' }],
]
const IconDice5 = /* @__PURE__ */ createIcon('outline', 'dice-5', 'Dice5', __iconNode)

export { IconDice5 as default }
