import { bookmarks } from './bookmarks.ts'
import { passageOffice } from './passages.admin.ts'
import { plays } from './plays.ts'
import { practice } from './practice.ts'
import { solo } from './solo.ts'
import { tastes } from './trial.ts'

export const play = { ...plays, ...solo, ...tastes, ...practice, ...bookmarks, ...passageOffice }
