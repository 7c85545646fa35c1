// An exam's file as a command names it: JSON with pictures and sounds beside it, or a ZIP with all of them.

import { readFile, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { z } from 'zod'
import { findInArchive } from '../../../bank/imports/index.ts'
import { type FindAttached, finderIn, findNothing, findWithin } from './attached-files.ts'

/** With its pictures and sounds. */
const mostBytes = 60 * 1024 * 1024

export interface ExamFile {
  content: unknown
  find: FindAttached
}

/**
 * @param isUpload true: no file beside it may be read, because those are uploads of others
 * @returns null if it is no exam; imports/ then finds out what it is, and whether it exists
 */
export async function readExamFile(file: string, isUpload = false): Promise<ExamFile | null> {
  try {
    const archive = await findInArchive(file, 'exam.json', mostBytes)
    if (archive) return examIn(archive.bytes, archive.find)
    return (await stat(file)).size > mostBytes
      ? null
      : examIn(await readFile(file), isUpload ? findNothing : finderIn(dirname(resolve(file))))
  } catch {
    return null
  }
}

function examIn(bytes: Buffer, find: FindAttached): ExamFile | null {
  const content: unknown = JSON.parse(bytes.toString('utf8').replace(/^\uFEFF/, ''))
  return isExamFile(content) ? { content, find: findWithin(content, find) } : null
}

export const isExamFile = (content: unknown): boolean => z.object({ exam: z.looseObject({}) }).safeParse(content).success
