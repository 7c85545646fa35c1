// Copied by stand-ins/copy.mjs from @tabler/icons-react.
import createIcon from '../create-icon.js'

const __iconNode = [['path', { d: 'M22 5h-5v5h-5v5h-5v5h-5', key: 'svg-0' }]]
const IconStairs = /* @__PURE__ */ createIcon('outline', 'stairs', 'Stairs', __iconNode)

export { IconStairs as default }
