// Copied by stand-ins/copy.mjs from @tabler/icons-react.
import createIcon from '../create-icon.js'

const __iconNode = [
  ['path', { d: 'M9 4h-2a2 2 0 0 0 -2 2v12a2 2 0 0 0 2 2h2a2 2 0 0 0 2 -2v-12a2 2 0 0 0 -2 -2z', key: 'svg-0' }],
  ['path', { d: 'M17 4h-2a2 2 0 0 0 -2 2v12a2 2 0 0 0 2 2h2a2 2 0 0 0 2 -2v-12a2 2 0 0 0 -2 -2z', key: 'svg-1' }],
]
const IconPlayerPauseFilled = /* @__PURE__ */ createIcon('filled', 'player-pause-filled', 'PlayerPauseFilled', __iconNode)

export { IconPlayerPauseFilled as default }
