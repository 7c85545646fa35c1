// Copied by stand-ins/copy.mjs from @tabler/icons-react.
import createIcon from '../create-icon.js'

const __iconNode = [['path', { d: 'M3 12h2l4 8l4 -16h8', key: 'svg-0' }]]
const IconSquareRoot = /* @__PURE__ */ createIcon('outline', 'square-root', 'SquareRoot', __iconNode)

export { IconSquareRoot as default }
