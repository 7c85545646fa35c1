// Copied by stand-ins/copy.mjs from @tabler/icons-react.
import createIcon from '../create-icon.js'

const __iconNode = [
  ['path', { d: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0', key: 'svg-0' }],
  ['path', { d: 'M9 12l6 0', key: 'svg-1' }],
]
const IconCircleMinus = /* @__PURE__ */ createIcon('outline', 'circle-minus', 'CircleMinus', __iconNode)

export { IconCircleMinus as default }
