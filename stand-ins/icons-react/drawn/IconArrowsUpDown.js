// Copied by stand-ins/copy.mjs from @tabler/icons-react.
import createIcon from '../create-icon.js'

const __iconNode = [
  ['path', { d: 'M7 3l0 18', key: 'svg-0' }],
  ['path', { d: 'M10 6l-3 -3l-3 3', key: 'svg-1' }],
  ['path', { d: 'M20 18l-3 3l-3 -3', key: 'svg-2' }],
  ['path', { d: 'M17 21l0 -18', key: 'svg-3' }],
]
const IconArrowsUpDown = /* @__PURE__ */ createIcon('outline', 'arrows-up-down', 'ArrowsUpDown', __iconNode)

export { IconArrowsUpDown as default }
