// Copied by stand-ins/copy.mjs from @tabler/icons-react.
import createIcon from '../create-icon.js'

const __iconNode = [
  ['path', { d: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0', key: 'svg-0' }],
  ['path', { d: 'M5.7 5.7l12.6 12.6', key: 'svg-1' }],
]
const IconBan = /* @__PURE__ */ createIcon('outline', 'ban', 'Ban', __iconNode)

export { IconBan as default }
