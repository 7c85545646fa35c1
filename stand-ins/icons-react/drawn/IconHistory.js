// Copied by stand-ins/copy.mjs from @tabler/icons-react.
import createIcon from '../create-icon.js'

const __iconNode = [
  ['path', { d: 'M12 8l0 4l2 2', key: 'svg-0' }],
  ['path', { d: 'M3.05 11a9 9 0 1 1 .5 4m-.5 5v-5h5', key: 'svg-1' }],
]
const IconHistory = /* @__PURE__ */ createIcon('outline', 'history', 'History', __iconNode)

export { IconHistory as default }
