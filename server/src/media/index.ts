export { drawPicture } from './draw-picture.ts'
export { mediaPath, registerMedia } from './route.ts'
export { soundTypeOf } from './sound-type.ts'
export { deleteMedia, type NewMedia, storeMedia } from './store.ts'
