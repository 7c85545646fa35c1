// Copied by stand-ins/copy.mjs from @tabler/icons-react.
import createIcon from '../create-icon.js'

const __iconNode = [
  ['path', { d: 'M12 21a9 9 0 0 0 0 -18m0 0v18', fill: 'currentColor', stroke: 'none', key: 'svg-0' }],
  ['path', { d: 'M3 12a9 9 0 1 0 18 0a9 9 0 0 0 -18 0', key: 'svg-1' }],
]
const IconPercentage50 = /* @__PURE__ */ createIcon('outline', 'percentage-50', 'Percentage50', __iconNode)

export { IconPercentage50 as default }
