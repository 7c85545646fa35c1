import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** One word per idea: the word the texts use, and the words they must not use instead. Both are patterns of whole words. */
interface Term {
  say: string
  not: string[]
  /** Keys of texts and types of pages that may use the other word, because it means a different idea there. */
  except?: string[]
}

const folder = (name: string) => join(import.meta.dirname, '..', name)
const read = (name: string, code: string) => JSON.parse(readFileSync(join(folder(name), `${code}.json`), 'utf8'))
const codesIn = (name: string) =>
  readdirSync(folder(name))
    .map(file => file.replace('.json', ''))
    .toSorted()
const codes = codesIn('texts')

/** Pairs of page type (`faq`) and text. */
function pagesIn(code: string): [string, string][] {
  const pages = folder(`pages/${code}`)
  return readdirSync(pages).map(file => [file.replace('.html', ''), readFileSync(join(pages, file), 'utf8').replaceAll(/<[^>]*>/g, ' ')])
}

/** Word boundaries for any script: `\b` knows only ASCII. */
const wordsLike = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${pattern})(?![\\p{L}\\p{M}])`, 'iu')
/** Removes references to other texts and the names of placeholders, which are not words of the text. */
const spoken = (text: string) => text.replaceAll(/\$t\([^)]*\)|(?<=\{\{)[^}]*/g, '')

describe('the glossary', () => {
  it('has a file for every language of the interface', () => expect(codesIn('glossary')).toEqual(codes))

  describe.each(codes)('of %s', code => {
    const texts: [string, string][] = Object.entries(read('texts', code))
    const terms: Term[] = read('glossary', code)

    it.each(terms)('says $say', ({ say }) => {
      expect(texts.filter(([, text]) => wordsLike(say).test(spoken(text)))).not.toEqual([])
    })

    it.each(terms)('says nothing else for $say, on the first pages either', ({ not, except = [] }) => {
      const wrong = [...texts, ...pagesIn(code)].flatMap(([key, text]) =>
        except.includes(key)
          ? []
          : not.flatMap(
              word =>
                wordsLike(word)
                  .exec(spoken(text))
                  ?.map(found => `${key}: ${found}`) ?? [],
            ),
      )
      expect(wrong).toEqual([])
    })
  })
})
