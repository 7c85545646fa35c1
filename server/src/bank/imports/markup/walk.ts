// Walks the tree of an HTML text once, and builds the text that a browser would show.

import { isTag, isText, type ChildNode, type Element } from 'domhandler'
import { parseDocument } from 'htmlparser2'
import { blocks, formParts, isHidden, isLowered, isOtherFont, isRaised, keepsLines, lookOf, showsBackground, unshown } from './elements.ts'
import { versionsAt } from './languages.ts'
import { looksIn, markedWord, type Looks } from './looks.ts'
import { markerOf } from './lists.ts'
import type { MarkedText, Medium } from './marked-text.ts'
import { plainName, texOf } from './mathml.ts'
import { formulaOfPicture, mediumOf, textBelow } from './media.ts'
import { asSigns } from './raised.ts'
import { raisedTex } from './raised-tex.ts'
import { TextBuilder } from './text-builder.ts'

interface How {
  keepsLines: boolean
  isCode: boolean
  mark: 'underlined' | 'struck' | null
}

export class Walk {
  readonly #language: string
  readonly #text = new TextBuilder()
  readonly #media: Medium[] = []
  readonly #lost = new Set<string>()
  #refused: string | null = null
  #looks: Looks = { all: 0, underlined: 0, struck: 0, styled: 0 }

  constructor(language: string) {
    this.#language = language
  }

  /** Reads a text without markup. */
  readText(text: string): MarkedText {
    this.#text.add(text)
    return this.#done()
  }

  read(nodes: readonly ChildNode[]): MarkedText {
    this.#looks = looksIn(nodes)
    this.#sayLooks()
    this.#all(nodes, { keepsLines: false, isCode: false, mark: null })
    return this.#done()
  }

  #done(): MarkedText {
    const { text, refused } = this.#text.done()
    return { text, media: this.#media, lost: [...this.#lost], refused: this.#refused ?? refused }
  }

  #refuse(reason: string): void {
    this.#refused ??= reason
  }

  #sayLooks(): void {
    const { all, underlined, struck, styled } = this.#looks
    if (underlined > 0 && underlined === all) this.#lost.add('Underlining is left out.')
    if (struck > 0 && struck === all) this.#lost.add('Lines through its letters are left out.')
    if (styled > 0 && styled < all) this.#lost.add('Bold, italic and coloured letters become plain.')
  }

  #all(nodes: readonly ChildNode[], how: How): void {
    for (let at = 0; at < nodes.length; at++) {
      const node = nodes[at]
      const versions = versionsAt(nodes, at, this.#language)
      if (versions) {
        if (versions.shown) this.#all(versions.shown.children, how)
        else this.#refuse(`has no text in the language of the import (${this.#language})`)
        at += versions.length - 1
      } else if (node && isText(node)) this.#write(node.data, how)
      else if (node && isTag(node)) this.#element(node, how)
    }
  }

  #write(data: string, how: How): void {
    if (how.mark && this.#isPart(how.mark)) return this.#marked(data, how.mark)
    if (how.keepsLines) this.#text.addLines(data, how.isCode)
    else this.#text.add(data, how.isCode)
  }

  #isPart = (mark: 'underlined' | 'struck') => this.#looks[mark] < this.#looks.all

  /** Marks each word separately, so that lines can break between words. */
  #marked(data: string, mark: 'underlined' | 'struck'): void {
    // An underlined blank is a gap to fill.
    if (mark === 'underlined' && /^[\s\u00a0]+$/.test(data) && /[\s\u00a0]{2}/.test(data)) return this.#text.add(' _____ ')
    for (const word of data.split(/([\s\u00a0]+)/)) {
      const source = word.trim() === '' ? '' : markedWord(word, mark)
      if (word.trim() === '') this.#text.add(word)
      else if (source === null)
        this.#refuse(`is ${mark === 'struck' ? 'struck through' : mark} in a part of a text, which is not supported`)
      else if (/^_+$/.test(word)) this.#text.add(word)
      else this.#text.addFormula(source, false)
    }
  }

  #element(node: Element, how: How): void {
    const name = node.name
    if (name === 'script') return this.#script(node)
    if (isHidden(node) || unshown.has(name)) return
    if (plainName(node) === 'math') return this.#formula(texOf(node))
    if (this.#medium(node)) return
    if (formParts.has(name)) return this.#refuse('contains a form to fill in, which is not supported')
    if (name === 'details') return this.#refuse('contains a text that opens only when asked for, which is not supported')
    if (isOtherFont(node)) return this.#refuse('is written in a font of signs (as Symbol), whose letters mean others')
    if (name === 'bdo') return this.#refuse('turns the direction of its letters around (bdo), which is not supported')
    if (name === 'br') return this.#text.line(how.keepsLines)
    if (name === 'tex') return this.#formula({ source: textBelow(node).trim(), isDisplay: false })
    if ((isRaised(node) || isLowered(node)) && this.#raised(node)) return
    this.#inside(node, how)
  }

  #inside(node: Element, how: How): void {
    const { name } = node
    const isBlock = blocks.has(name)
    if (isBlock) this.#text.block()
    const marker = name === 'li' ? markerOf(node) : null
    if (marker) this.#text.add(`${marker} `)
    if ((name === 'td' || name === 'th') && hasCellBefore(node)) this.#text.add(' | ')
    if (name === 'q') this.#text.add('“')
    if (name === 'rt') this.#text.add('(')
    this.#all(keepsLines(node) ? withoutFirstLine(node.children) : node.children, this.#howIn(node, how))
    if (name === 'q') this.#text.add('”')
    if (name === 'rt') this.#text.add(')')
    if (isBlock) this.#text.block()
  }

  #howIn(node: Element, how: How): How {
    const look = lookOf(node)
    const isCode = how.isCode || ['pre', 'code', 'kbd', 'samp', 'tt', 'listing', 'xmp'].includes(node.name)
    return {
      keepsLines: how.keepsLines || keepsLines(node) || (node.name === 'code' && textBelow(node).includes('\n')),
      isCode,
      mark: look === 'underlined' || look === 'struck' ? look : how.mark,
    }
  }

  #script(node: Element): void {
    const type = (node.attribs['type'] ?? '').toLowerCase()
    const source = textBelow(node)
      .replaceAll('&lt;', '<')
      .replace(/^\s*%?\s*<!\[CDATA\[|\]\]>\s*$/g, '')
      .trim()
    if (/^math\/tex\b/.test(type)) this.#formula({ source, isDisplay: type.includes('mode=display') })
    else if (/^math\/mml\b/.test(type)) this.#mathml(source)
    else if (type.startsWith('math/')) this.#refuse(`contains a formula in ${type.slice(0, 40)}, which is not supported`)
  }

  #mathml(markup: string): void {
    const [math] = parseDocument(markup).children.filter(isTag)
    this.#formula(math && plainName(math) === 'math' ? texOf(math) : { refused: 'contains a formula that cannot be read' })
  }

  #formula(formula: ReturnType<typeof texOf>): void {
    if ('refused' in formula) this.#refuse(formula.refused)
    else if (formula.source !== '') this.#text.addFormula(formula.source, formula.isDisplay)
  }

  /** @returns whether the node is a medium, and its content is done */
  #medium(node: Element): boolean {
    const formula = formulaOfPicture(node)
    if (formula) {
      if ('source' in formula) this.#formula(formula)
      else this.#mathml(formula.mathml)
      return true
    }
    if (showsBackground(node)) this.#media.push({ kind: 'drawing', source: null, text: null })
    if (/\b(?:emoji|emoticon|smiley)\b/.test(node.attribs['class'] ?? '') && node.attribs['alt']) {
      this.#text.add(node.attribs['alt'])
      return true
    }
    const medium = mediumOf(node)
    if (medium) this.#media.push(medium)
    else if (node.name === 'a' && /^\s*(?:https?:|mailto:)/i.test(node.attribs['href'] ?? '')) this.#lost.add('Links are left out.')
    // A link with a text keeps the text.
    if (medium && node.name === 'a') return false
    if (medium) this.#text.blank()
    return medium !== null
  }

  /** @returns false when the content is ordinary text */
  #raised(node: Element): boolean {
    const place = isRaised(node) ? 'sup' : 'sub'
    const text = textBelow(node)
    const isPlain = node.children.every(isText)
    const signs = isPlain ? asSigns(text, place) : null
    if (text.trim() === '') return !node.children.some(isTag)
    if (signs !== null) {
      if (/^\s/.test(text)) this.#text.blank()
      this.#text.add(signs)
      if (/\s$/.test(text)) this.#text.blank()
      return true
    }
    this.#formula(raisedTex(node, place))
    return true
  }
}

const withoutFirstLine = (nodes: readonly ChildNode[]): ChildNode[] => {
  const [first, ...rest] = nodes
  if (!first || !isText(first)) return [...nodes]
  first.data = first.data.replace(/^\r?\n/, '')
  return [first, ...rest]
}

const hasCellBefore = (node: Element): boolean => {
  for (let before = node.prev; before; before = before.prev)
    if (isTag(before) && (before.name === 'td' || before.name === 'th')) return true
  return false
}
