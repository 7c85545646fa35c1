// Apart from the layout, because it connects only after the first screen.

export { LiveNotices as default } from '../rewards/notices/index.ts'
