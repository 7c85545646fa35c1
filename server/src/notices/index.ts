export { noticeActions } from './actions.ts'
export { forgetNotices, type NewNotice, notify } from './notify.ts'
export { noticeRoomOf, noticeRooms } from './room.ts'
export { countUnread } from './store.ts'
