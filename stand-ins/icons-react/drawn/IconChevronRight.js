// Copied by stand-ins/copy.mjs from @tabler/icons-react.
import createIcon from '../create-icon.js'

const __iconNode = [['path', { d: 'M9 6l6 6l-6 6', key: 'svg-0' }]]
const IconChevronRight = /* @__PURE__ */ createIcon('outline', 'chevron-right', 'ChevronRight', __iconNode)

export { IconChevronRight as default }
