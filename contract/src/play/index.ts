import { bookmarks } from './bookmarks.ts'
import { passageAdmin } from './passages.admin.ts'
import { plays } from './plays.ts'
import { practice } from './practice.ts'
import { solo } from './solo.ts'
import { trial } from './trial.ts'

export const play = { ...plays, ...solo, ...trial, ...practice, ...bookmarks, ...passageAdmin }
