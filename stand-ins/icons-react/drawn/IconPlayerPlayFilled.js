// Copied by stand-ins/copy.mjs from @tabler/icons-react.
import createIcon from '../create-icon.js'

const __iconNode = [['path', { d: 'M6 4v16a1 1 0 0 0 1.524 .852l13 -8a1 1 0 0 0 0 -1.704l-13 -8a1 1 0 0 0 -1.524 .852z', key: 'svg-0' }]]
const IconPlayerPlayFilled = /* @__PURE__ */ createIcon('filled', 'player-play-filled', 'PlayerPlayFilled', __iconNode)

export { IconPlayerPlayFilled as default }
