// Copied by stand-ins/copy.mjs from @tabler/icons-react.
import createIcon from '../create-icon.js'

const __iconNode = [
  ['path', { d: 'M4 5v14l12 -7l-12 -7', key: 'svg-0' }],
  ['path', { d: 'M20 5l0 14', key: 'svg-1' }],
]
const IconPlayerSkipForward = /* @__PURE__ */ createIcon('outline', 'player-skip-forward', 'PlayerSkipForward', __iconNode)

export { IconPlayerSkipForward as default }
