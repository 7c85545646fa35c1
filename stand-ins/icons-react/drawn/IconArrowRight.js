// Copied by stand-ins/copy.mjs from @tabler/icons-react.
import createIcon from '../create-icon.js'

const __iconNode = [
  ['path', { d: 'M5 12l14 0', key: 'svg-0' }],
  ['path', { d: 'M13 18l6 -6', key: 'svg-1' }],
  ['path', { d: 'M13 6l6 6', key: 'svg-2' }],
]
const IconArrowRight = /* @__PURE__ */ createIcon('outline', 'arrow-right', 'ArrowRight', __iconNode)

export { IconArrowRight as default }
