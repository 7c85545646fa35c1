// Copied by stand-ins/copy.mjs from @tabler/icons-react.
import createIcon from '../create-icon.js'

const __iconNode = [['path', { d: 'M6 9l6 6l6 -6', key: 'svg-0' }]]
const IconChevronDown = /* @__PURE__ */ createIcon('outline', 'chevron-down', 'ChevronDown', __iconNode)

export { IconChevronDown as default }
