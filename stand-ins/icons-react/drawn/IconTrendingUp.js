// Copied by stand-ins/copy.mjs from @tabler/icons-react.
import createIcon from '../create-icon.js'

const __iconNode = [
  ['path', { d: 'M3 17l6 -6l4 4l8 -8', key: 'svg-0' }],
  ['path', { d: 'M14 7l7 0l0 7', key: 'svg-1' }],
]
const IconTrendingUp = /* @__PURE__ */ createIcon('outline', 'trending-up', 'TrendingUp', __iconNode)

export { IconTrendingUp as default }
