// Copied by stand-ins/copy.mjs from @tabler/icons-react.
import createIcon from '../create-icon.js'

const __iconNode = [['path', { d: 'M7 4v16l13 -8l-13 -8', key: 'svg-0' }]]
const IconPlayerPlay = /* @__PURE__ */ createIcon('outline', 'player-play', 'PlayerPlay', __iconNode)

export { IconPlayerPlay as default }
