export { noticeActions } from './actions.ts'
export { forgetNotices, type NewNotice, notify } from './notify.ts'
export { startPushing } from './push.ts'
export { countUnread } from './store.ts'
