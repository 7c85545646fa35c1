// Copied by stand-ins/copy.mjs from @tabler/icons-react.
import createIcon from '../create-icon.js'

const __iconNode = [['path', { d: 'M18 7v14l-6 -4l-6 4v-14a4 4 0 0 1 4 -4h4a4 4 0 0 1 4 4', key: 'svg-0' }]]
const IconBookmark = /* @__PURE__ */ createIcon('outline', 'bookmark', 'Bookmark', __iconNode)

export { IconBookmark as default }
