// Copied by stand-ins/copy.mjs from @tabler/icons-react.
import createIcon from '../create-icon.js'

const __iconNode = [['path', { d: 'M15 6l-6 6l6 6', key: 'svg-0' }]]
const IconChevronLeft = /* @__PURE__ */ createIcon('outline', 'chevron-left', 'ChevronLeft', __iconNode)

export { IconChevronLeft as default }
