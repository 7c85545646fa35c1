// Copied by stand-ins/copy.mjs from @tabler/icons-react.
import createIcon from '../create-icon.js'

const __iconNode = [['path', { d: 'M12 6l4 6l5 -4l-2 10h-14l-2 -10l5 4l4 -6', key: 'svg-0' }]]
const IconCrown = /* @__PURE__ */ createIcon('outline', 'crown', 'Crown', __iconNode)

export { IconCrown as default }
