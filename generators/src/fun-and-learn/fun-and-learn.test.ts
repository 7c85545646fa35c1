import { describe, expect, it } from 'vitest'
import { checkContent } from '../check-content.ts'
import { contentLanguages } from '@trivium/content/types'
import { funAndLearn, readings } from './index.ts'

const { categories, questions, passages = [], media = [] } = funAndLearn()
const slugsIn = (language: string) =>
  readings()
    .filter(reading => reading.language === language)
    .map(({ slug }) => slug)

describe('fun and learn', () => {
  it('has at least 24 texts in every language, at least 8 of them in that language only', () => {
    for (const language of contentLanguages) {
      expect(slugsIn(language).length, language).toBeGreaterThanOrEqual(24)
      const others = contentLanguages.filter(other => other !== language).flatMap(slugsIn)
      expect(slugsIn(language).filter(slug => !others.includes(slug)).length, language).toBeGreaterThanOrEqual(8)
    }
  })

  it('has our own picture for every text, with a description', () => {
    for (const { key, picture } of passages) {
      const drawn = media.find(({ name }) => name === picture?.image)
      expect(drawn?.type, key).toBe('image/svg+xml')
      expect(drawn?.bytes.length, key).toBeLessThan(16_000)
      expect(drawn?.bytes.toString('utf8'), key).not.toMatch(/<(script|text|title|desc|image|foreignObject)\b|<!--|href=/)
      expect(picture?.caption.length, key).toBeGreaterThan(20)
    }
  })

  it('has unique keys', () => {
    const keys = [...passages, ...questions].map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('puts all versions of a text into the same category', () => {
    const homes = Map.groupBy(readings(), ({ slug }) => slug)
    for (const [slug, versions] of homes) expect(new Set(versions.map(({ category }) => category)).size, slug).toBe(1)
  })

  it('names every category in every language, and has texts in it', () => {
    for (const { slug, name } of categories) {
      for (const language of contentLanguages) {
        expect(name[language].trim(), slug).not.toBe('')
        expect(
          passages.some(passage => passage.language === language && passage.category === slug),
          `${language}/${slug}`,
        ).toBe(true)
      }
    }
  })

  it('has a text with a printable page in every language: a small, tagged PDF in that language', () => {
    const linked = passages.flatMap(({ language, link }) => (link ? [{ language, ...link }] : []))
    expect(new Set(linked.map(({ language }) => language))).toEqual(new Set(contentLanguages))
    for (const { language, type, url } of linked) {
      expect(type).toBe('pdf')
      const page = media.find(({ name }) => url === `/media/${name}`)
      const text = page?.bytes.toString('latin1') ?? ''
      expect(text).toMatch(/^%PDF-/)
      expect(text).toContain(`/Lang (${language})`)
      expect(text).toContain('/StructTreeRoot')
      expect(page?.bytes.length).toBeLessThan(100_000)
    }
  })

  it('has valid questions', () => {
    const levelled = questions.map(question => ({ ...question, isForDaily: false, level: 1 }))
    expect(checkContent({ categories, questions: levelled, passages, media: [] })).toEqual([])
  })

  it('does not reveal the right option by its length', () => {
    const longest = questions.filter(({ options: [right = '', ...wrong], type }) => {
      return type === 'multiple_choice' && wrong.every(option => option.length < right.length)
    })
    expect(longest.length / questions.length).toBeLessThan(0.3)
  })
})

describe.each(passages)('$key', ({ key, category, title, html }) => {
  it('has a title, a known category and 300 words or more', () => {
    expect(title.trim()).not.toBe('')
    expect(categories.map(({ slug }) => slug)).toContain(category)
    expect(wordsOf(html)).toBeGreaterThanOrEqual(300)
  })

  it('uses only plain, allowed and balanced tags', () => {
    expect(tagFaults(html)).toEqual([])
  })

  it('has five questions or more', () => {
    expect(questions.filter(({ passage }) => passage === key).length).toBeGreaterThanOrEqual(5)
  })
})

describe('tagFaults', () => {
  it.each(['<p>a', '<p><em>a</p></em>', '<h1>a</h1>', '<p lang="en">a</p>', 'a</p>', '<p>a < b</p>', 'a<p>b</p>'])(
    'finds one in %s',
    html => {
      expect(tagFaults(html)).not.toEqual([])
    },
  )
})

function wordsOf(html: string): number {
  const text = html.replace(/<[^>]+>/g, ' ')
  return text.match(/\p{L}[\p{L}\p{M}\p{N}’'-]*/gu)?.length ?? 0
}

function tagFaults(html: string): string[] {
  const allowed = 'p h2 h3 ul ol li strong em blockquote table thead tbody tr th td sub sup br'.split(' ')
  const faults: string[] = []
  const open: string[] = []
  for (const [piece, slash, name = ''] of html.matchAll(/<(\/?)(\w*)>|<[^>]*>?|[^<]+/g)) {
    if (!piece.startsWith('<')) {
      if (open.length === 0 && piece.trim() !== '') faults.push(`text outside any tag: ${piece}`)
    } else if (!allowed.includes(name)) faults.push(`not allowed: ${piece}`)
    else if (slash) {
      if (open.pop() !== name) faults.push(`closes what is not open: ${piece}`)
    } else if (name !== 'br') open.push(name)
  }
  return [...faults, ...open.map(name => `never closed: ${name}`)]
}
