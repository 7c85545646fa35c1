// Input fields for rooms.

import { z } from 'zod'
import { inSmallLetters, nameByNumber } from '../platform/fields.ts'
import { foldCode } from '../platform/fold.ts'

export const RoomId = z
  .string()
  .trim()
  .regex(/^[\w-]{1,64}$/, 'is no id of a room')

const roomTypes = new Map([
  ['1', 'friend'],
  ['2', 'friend'],
  ['3', 'group'],
  ['random', 'friend'],
])
/** A missing or unknown type means a group, because the seed makes this call for its group battle. */
export const RoomType = z.preprocess(value => nameByNumber(roomTypes)(inSmallLetters(value)), z.enum(['friend', 'group']).catch('group'))

/** 8 of 32 unambiguous characters, however they are typed. */
export const RoomCode = z
  .string()
  .max(200)
  .transform(foldCode)
  .pipe(z.string().regex(/^[A-HJ-NP-Z2-9]{8}$/, 'is no code of a room'))
