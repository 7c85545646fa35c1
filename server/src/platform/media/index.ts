export { drawAvatar, registerAvatars } from './avatar.ts'
export { coverPath, pictureOr, registerCovers } from './cover.ts'
export { drawPicture, sentenceOfPicture, sentenceOfSound } from './draw-picture.ts'
export { kindOf } from './first-bytes.ts'
export { mediaPath, registerMedia } from './route.ts'
export { soundTypeOf } from './first-bytes.ts'
export { deleteMedia, isStored, type NewMedia, nameOfMedia, readMedia, storeMedia } from './store.ts'
export { isUsed, type MediaUse, readUses } from './places-store.ts'
export {
  deleteUnusedMedia,
  droppedDays,
  libraryPrefix,
  lockMedia,
  type NewUpload,
  storeImported,
  storeUpload,
  sweepUploads,
} from './upload-store.ts'
