// Reads the starter content as the generators have published it, and its version.

import { createHash } from 'node:crypto'
import { type ContentPage, readPages } from '@trivium/content/pages'
import { readContent, readHead } from '@trivium/content/published'
import type { Content } from '@trivium/content/types'

/** Increase it when loading the same content must store something different from before. */
const loaderVersion = 3

/** A hash of what loading stores. @throws when nothing is published */
export function contentVersion(): string {
  const what = JSON.stringify([loaderVersion, readHead().version, readPages()])
  return createHash('sha256').update(what).digest('hex').slice(0, 32)
}

export interface StarterContent extends Content {
  pages: ContentPage[]
}

export const readStarterContent = async (): Promise<StarterContent> => ({ ...readContent(), pages: readPages() })
