// All formats that can be imported, and the detection of a file's format.

import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { errorCode } from '../../db/lost.ts'
import { ImportError, type Importer } from './importer.ts'
import { openTrivia } from './open-trivia.ts'

const importers: Importer[] = [openTrivia]
const mostBytes = 200 * 1024 * 1024

/** @throws ImportError */
export async function readDocument(path: string): Promise<unknown> {
  const name = basename(path)
  return parse(name, await readText(name, path))
}

/** @throws ImportError */
export function importerOf(name: string, content: unknown): Importer {
  const importer = importers.find(candidate => candidate.recognises(content))
  if (!importer)
    throw new ImportError(`${name} holds no questions in a format known here: ${importers.map(known => known.name).join(', ')}, exam.`)
  return importer
}

async function readText(name: string, path: string): Promise<string> {
  try {
    if ((await stat(path)).size > mostBytes) throw new ImportError(`${name} is larger than ${mostBytes / 1024 / 1024} MB.`)
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path))
  } catch (error) {
    if (error instanceof ImportError) throw error
    throw new ImportError(`${name} cannot be read: ${problems[errorCode(error)] ?? 'an unexpected error'}.`)
  }
}

const problems: Record<string, string> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'access was refused',
  ERR_ENCODING_INVALID_ENCODED_DATA: 'it is not UTF-8 text',
}

function parse(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ImportError(`${name} is not a JSON document.`)
  }
}
