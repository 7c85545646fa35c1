// Copied by stand-ins/copy.mjs from @tabler/icons-react.
import createIcon from '../create-icon.js'

const __iconNode = [
  ['path', { d: 'M22 6h-5v5h-5v5h-5v5h-5', key: 'svg-0' }],
  ['path', { d: 'M6 10v-7', key: 'svg-1' }],
  ['path', { d: 'M3 6l3 -3l3 3', key: 'svg-2' }],
]
const IconStairsUp = /* @__PURE__ */ createIcon('outline', 'stairs-up', 'StairsUp', __iconNode)

export { IconStairsUp as default }
