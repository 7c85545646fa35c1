// Reads the XML of a workbook's parts as a stream: no part is in memory as a whole.

import { decodeXML } from 'entities'
import { Parser } from 'saxen'
import { ImportError } from '../../judging/imported-question.ts'
import type { Archive, Entry } from '../zip.ts'

export interface XmlHandlers {
  /** Names come without prefixes. */
  open?: (name: string, attribute: (name: string) => string) => void
  close?: (name: string) => void
  text?: (text: string) => void
}

const plain = (name: string) => name.slice(name.indexOf(':') + 1)

export const noWorkbook = () => new ImportError('The server cannot read this workbook.')

/** Yields after every piece, so that the caller can pass on the finished rows. @throws ImportError */
export async function* piecesOfPart(archive: Archive, entry: Entry, { open, close, text }: XmlHandlers): AsyncGenerator<void> {
  const parser = new Parser()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  parser.on('error', () => {
    throw noWorkbook()
  })
  parser.on('attention', () => {
    throw new ImportError('The file declares a document type or its own entities. Remove them.')
  })
  if (open) {
    parser.on('openTag', (name, attributes) => open(plain(name), wanted => decodeXML(valueOf(attributes(), wanted))))
  }
  if (close) parser.on('closeTag', name => close(plain(name)))
  if (text) {
    parser.on('text', found => text(decodeXML(found)))
    parser.on('cdata', text)
  }
  const take = (piece: string) => {
    if (piece !== '') parser.write(piece)
  }
  try {
    for await (const chunk of await archive.stream(entry)) {
      const bytes: Buffer = chunk
      take(decoder.decode(bytes, { stream: true }))
      yield
    }
    take(decoder.decode())
    parser.end()
  } catch (error) {
    throw error instanceof ImportError ? error : noWorkbook()
  }
  yield
}

/** An attribute may have any prefix (`r:id`); the one without a prefix wins. */
function valueOf(attributes: Record<string, string>, wanted: string): string {
  const value = attributes[wanted]
  if (value !== undefined) return value
  return Object.entries(attributes).find(([name]) => name.endsWith(`:${wanted}`))?.[1] ?? ''
}

/** @throws ImportError */
export async function hearPart(archive: Archive, entry: Entry, heard: XmlHandlers): Promise<void> {
  for await (const _ of piecesOfPart(archive, entry, heard));
}
