// The media of a text: their kind, their address, and their description for screen readers.

import { isTag, isText, type Element } from 'domhandler'
import type { Medium } from './marked-text.ts'

const endings: readonly [RegExp, Medium['kind']][] = [
  [/\.(?:mp3|ogg|oga|wav|m4a|aac|flac|opus|weba|wma|mid|midi)$/i, 'sound'],
  [/\.(?:mp4|m4v|webm|ogv|mov|avi|wmv|flv|mpe?g|3gp|mkv|swf)$/i, 'video'],
  [/\.(?:png|jpe?g|gif|svg|webp|bmp|avif|heic|tiff?|ico)$/i, 'image'],
  [/\.(?:pdf|docx?|xlsx?|pptx?|od[tsp]|zip|txt|csv|rtf|html?)$/i, 'file'],
]

/** The folder of a course's files (Common Cartridge), whichever item refers to it. */
export const fileBase = '$IMS-CC-FILEBASE$'

/** The file's name beside the questions: decoded once, without the source system's prefix. */
export function sourceOf(address: string | undefined): string | null {
  const text = (address ?? '')
    .trim()
    .replace(/^@@PLUGINFILE@@\/?/i, '')
    .replace(/^(?:\$|%24)IMS[-_]CC[-_]FILEBASE(?:\$|%24)\/?/i, `${fileBase}/`)
  if (text === '') return null
  if (/^(?:https?:)?\/\//i.test(text) || /^data:/i.test(text)) return text
  try {
    return decodeURIComponent(text.replace(/[?#].*$/, ''))
  } catch {
    return text
  }
}

const kindByName = (source: string | null): Medium['kind'] | null => {
  const path = (source ?? '').replace(/[?#].*$/, '')
  return endings.find(([ending]) => ending.test(path))?.[1] ?? null
}

function kindByType(type: string | undefined): Medium['kind'] | null {
  const [, family] = /^\s*(image|audio|video|text|application)\//i.exec(type ?? '') ?? []
  if (!family) return null
  const kinds: Record<string, Medium['kind']> = { image: 'image', audio: 'sound', video: 'video', text: 'page', application: 'file' }
  return kinds[family.toLowerCase()] ?? null
}

const wordsOf = ({ attribs }: Element) => (attribs['alt'] ?? attribs['aria-label'] ?? attribs['title'] ?? '').trim() || null

const sourcesBelow = (node: Element) =>
  node.children.flatMap(child => (isTag(child) && (child.name === 'source' || child.name === 'embed') ? [child] : []))

/** @returns null when the node shows no medium */
export function mediumOf(node: Element): Medium | null {
  const { name, attribs } = node
  const text = wordsOf(node)
  if (name === 'img' || name === 'image') return { kind: 'image', source: sourceOf(attribs['src'] ?? attribs['href']), text }
  if (name === 'svg' || name === 'canvas' || name === 'map' || name === 'applet') return { kind: 'drawing', source: null, text }
  if (name === 'iframe' || name === 'frame') return { kind: 'page', source: sourceOf(attribs['src']), text }
  if (name === 'audio' || name === 'video') return played(node, text)
  if (name === 'object' || name === 'embed') return embedded(node, text)
  if (name === 'a') return linked(node)
  return null
}

/** A video element with the name of a sound file is a sound, because editors write both with either element. */
function played(node: Element, text: string | null): Medium {
  const [first] = [node, ...sourcesBelow(node)].filter(({ attribs }) => attribs['src'])
  const source = sourceOf(first?.attribs['src'])
  const kind = kindByName(source) ?? kindByType(first?.attribs['type']) ?? (node.name === 'video' ? 'video' : 'sound')
  return { kind: kind === 'sound' && node.name === 'video' && kindByName(source) !== 'sound' ? 'video' : kind, source, text }
}

function embedded(node: Element, text: string | null): Medium {
  const { attribs } = node
  const source = sourceOf(attribs['data'] ?? attribs['src'] ?? sourcesBelow(node)[0]?.attribs['src'])
  const kind = kindByType(attribs['type']) ?? kindByName(source) ?? 'page'
  return { kind, source, text: text ?? (textBelow(node).trim().slice(0, 500) || null) }
}

/** A link to a sound plays it. A link to a picture opens it elsewhere, so it is a file. */
function linked({ attribs }: Element): Medium | null {
  const address = attribs['href']
  const source = sourceOf(address)
  const kind = kindByName(source)
  const isOwn = /^@@PLUGINFILE@@|^(?:\$|%24)IMS[-_]CC[-_]FILEBASE/i.test((address ?? '').trim())
  if (kind === 'sound' || kind === 'video') return { kind, source, text: null }
  return isOwn || (kind !== null && source !== null && !/^(?:https?:)?\/\//i.test(source)) ? { kind: 'file', source, text: null } : null
}

export const textBelow = (node: Element): string =>
  node.children.map(child => (isTag(child) ? textBelow(child) : isText(child) ? child.data : '')).join('')

/** The formula that a picture shows, when its attributes state it. */
export function formulaOfPicture({ name, attribs }: Element): { source: string; isDisplay: boolean } | { mathml: string } | null {
  if (name !== 'img') return null
  const mathml = attribs['data-mathml']
  if (mathml) return { mathml: mathml.replaceAll('«', '<').replaceAll('»', '>').replaceAll('¨', '"').replaceAll('§', '&') }
  const canvas = attribs['data-equation-content'] ?? /^LaTeX:\s*(.+)$/s.exec(attribs['alt'] ?? '')?.[1]
  const moodle = /\btexrender\b/.test(attribs['class'] ?? '') ? attribs['alt']?.replace(/^\$+|\$+$/g, '') : undefined
  const tex = (canvas ?? moodle ?? '').trim()
  return tex === '' ? null : { source: tex, isDisplay: 'data-display' in attribs }
}
