import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** One word for one idea: what the texts say, and what they might say instead. Both are patterns of whole words. */
interface Term {
  say: string
  not: string[]
  /** Keys of texts, and types of pages, that need the other word for another idea. */
  except?: string[]
}

const folder = (name: string) => join(import.meta.dirname, '..', name)
const read = (name: string, code: string) => JSON.parse(readFileSync(join(folder(name), `${code}.json`), 'utf8'))
const codesIn = (name: string) =>
  readdirSync(folder(name))
    .map(file => file.replace('.json', ''))
    .toSorted()
const codes = codesIn('texts')

/** By type, as their texts: `faq`. */
function pagesIn(code: string): [string, string][] {
  const pages = folder(`src/pages/${code}`)
  return readdirSync(pages).map(file => [file.replace('.html', ''), readFileSync(join(pages, file), 'utf8').replaceAll(/<[^>]*>/g, ' ')])
}

/** The words of any script end where no letter goes on. */
const wordsLike = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${pattern})(?![\\p{L}\\p{M}])`, 'iu')
/** Names of other texts and of blanks are not words. */
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
