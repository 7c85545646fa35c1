// Copied by stand-ins/copy.mjs from @tabler/icons-react.
import createIcon from '../create-icon.js'

const __iconNode = [
  ['path', { d: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0', key: 'svg-0' }],
  ['path', { d: 'M10 10l4 4m0 -4l-4 4', key: 'svg-1' }],
]
const IconCircleX = /* @__PURE__ */ createIcon('outline', 'circle-x', 'CircleX', __iconNode)

export { IconCircleX as default }
