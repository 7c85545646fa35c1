export { noticeActions } from './actions.ts'
export { forgetNotices, notify } from './notify.ts'
export { noticeRoomOf, noticeRooms } from './room.ts'
export { countUnread, type NewNotice } from './store.ts'
