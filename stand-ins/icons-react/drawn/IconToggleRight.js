// Copied by stand-ins/copy.mjs from @tabler/icons-react.
import createIcon from '../create-icon.js'

const __iconNode = [
  ['path', { d: 'M14 12a2 2 0 1 0 4 0a2 2 0 1 0 -4 0', key: 'svg-0' }],
  ['path', { d: 'M2 12a6 6 0 0 1 6 -6h8a6 6 0 0 1 6 6a6 6 0 0 1 -6 6h-8a6 6 0 0 1 -6 -6', key: 'svg-1' }],
]
const IconToggleRight = /* @__PURE__ */ createIcon('outline', 'toggle-right', 'ToggleRight', __iconNode)

export { IconToggleRight as default }
