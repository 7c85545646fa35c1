// Copied by stand-ins/copy.mjs from @tabler/icons-react.
import createIcon from '../create-icon.js'

const __iconNode = [['path', { d: 'M3 5a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14', key: 'svg-0' }]]
const IconSquare = /* @__PURE__ */ createIcon('outline', 'square', 'Square', __iconNode)

export { IconSquare as default }
