// Copied by stand-ins/copy.mjs from @tabler/icons-react.
import createIcon from '../create-icon.js'

const __iconNode = [
  ['path', { d: 'M12 5l0 14', key: 'svg-0' }],
  ['path', { d: 'M5 12l14 0', key: 'svg-1' }],
]
const IconPlus = /* @__PURE__ */ createIcon('outline', 'plus', 'Plus', __iconNode)

export { IconPlus as default }
