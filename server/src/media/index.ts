export { mediaPath, registerMedia } from './route.ts'
export { deleteMedia, storeMedia } from './store.ts'
