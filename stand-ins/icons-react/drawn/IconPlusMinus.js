// Copied by stand-ins/copy.mjs from @tabler/icons-react.
import createIcon from '../create-icon.js'

const __iconNode = [
  ['path', { d: 'M4 7h6', key: 'svg-0' }],
  ['path', { d: 'M7 4v6', key: 'svg-1' }],
  ['path', { d: 'M20 18h-6', key: 'svg-2' }],
  ['path', { d: 'M5 19l14 -14', key: 'svg-3' }],
]
const IconPlusMinus = /* @__PURE__ */ createIcon('outline', 'plus-minus', 'PlusMinus', __iconNode)

export { IconPlusMinus as default }
