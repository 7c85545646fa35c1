// Copied by stand-ins/copy.mjs from @tabler/icons-react.
import createIcon from '../create-icon.js'

const __iconNode = [['path', { d: 'M5 12l14 0', key: 'svg-0' }]]
const IconMinus = /* @__PURE__ */ createIcon('outline', 'minus', 'Minus', __iconNode)

export { IconMinus as default }
