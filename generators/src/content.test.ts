import { settingDefaults } from '@trivium/contract/platform/setting-defaults'
import { describe, expect, it } from 'vitest'
import { categories } from './categories.ts'
import { checkContent } from './check-content.ts'
import { mistakenCapitals } from './derived/countries/capital-names.ts'
import { capitals } from './derived/countries/capital-questions.ts'
import { countries, everyTerritory } from './derived/countries/countries.ts'
import { countryName } from './derived/countries/country-names.ts'
import { spenders, usersOf } from './derived/currencies/currencies.ts'
import { currencyUnit } from './derived/currencies/currency-names.ts'
import { elements } from './derived/elements/elements.ts'
import { speakers } from './derived/languages/language-facts.ts'
import { languageName } from './derived/languages/language-names.ts'
import { isSameToTheEye, looksAlike } from './derived/countries/lookalike-flags.ts'
import { folded } from './derived/wording.ts'
import { builtContent } from './built-content.ts'
import { loadContent } from './load-content.ts'
import { organisations } from './organisations.ts'
import { cleanSvg, flagPictures } from './media.ts'
import { drawnPictures } from './pictures/index.ts'
import { categoryTypes, contentLanguages } from '@trivium/content/types'
import type { ContentQuestion } from '@trivium/content/types'

const content = builtContent()
/** Only the quiz zone. The other types are tested beside their packs. */
const questions = content.questions.filter(({ categoryType }) => categoryType === 'quiz_zone')
const derived = questions.filter(({ key }) => key.startsWith('d:'))

/** Subcategories that hold only our own drawings. */
const drawnPlaces = new Set([
  'science/diagrams',
  'picture-round/night-sky',
  'picture-round/chess',
  'picture-round/notes',
  'picture-round/things',
])
/** Places with written questions: all of the quiz zone except those of pictures. */
const subjects = categories
  .flatMap(({ slug, subcategories }) => subcategories?.map(sub => `${slug}/${sub.slug}`) ?? [slug])
  .filter(place => !drawnPlaces.has(place) && place !== 'geography/maps')
const placeOf = ({ category, subcategory }: ContentQuestion) => (subcategory === null ? category : `${category}/${subcategory}`)

describe('the starter content', () => {
  it.each(contentLanguages)('has at least 60 written questions and six levels in every subject: %s', language => {
    for (const place of subjects) {
      const there = questions.filter(question => question.language === language && placeOf(question) === place)
      expect(there.filter(({ isWritten }) => isWritten).length, place).toBeGreaterThanOrEqual(60)
      expect(Math.max(...there.map(({ level }) => level)), place).toBeGreaterThanOrEqual(6)
    }
  })

  it.each(contentLanguages)('has 13 questions or more in every level, so that a game of ten can skip recent ones: %s', language => {
    const written = questions.filter(question => question.language === language && subjects.includes(placeOf(question)))
    const levels = Map.groupBy(written, question => `${placeOf(question)} ${question.level}`)
    expect([...levels].filter(([, members]) => members.length < 13).map(([level, { length }]) => `${level}: ${length}`)).toEqual([])
  })

  it.each(contentLanguages)(
    'leaves every level ten questions, statements not counted, when it reserves some for the daily quiz: %s',
    language => {
      const there = questions.filter(question => question.language === language)
      const short = [...Map.groupBy(there, question => `${placeOf(question)} ${question.level}`)].filter(
        ([, members]) =>
          members.some(({ isForDaily }) => isForDaily) &&
          members.filter(({ isForDaily, type }) => !isForDaily && type !== 'true_false').length < 10,
      )
      expect(short.map(([level]) => level)).toEqual([])
      expect(there.filter(({ isForDaily }) => isForDaily).length).toBeGreaterThan(1000)
    },
  )

  it.each(contentLanguages)('has at least 150 statements, about as many true as false: %s', language => {
    const statements = questions.filter(question => question.language === language && question.type === 'true_false')
    expect(statements.length).toBeGreaterThanOrEqual(150)
    const share = statements.filter(({ answer: [right] }) => right === 0).length / statements.length
    expect(share).toBeGreaterThan(0.42)
    expect(share).toBeLessThan(0.58)
  })

  it.each(contentLanguages)('has at least 400 free questions with a picture: %s', language => {
    const free = categories.filter(({ isPremium }) => !isPremium).map(({ slug }) => slug)
    const shown = questions.filter(
      question => question.language === language && question.image !== null && free.includes(question.category),
    )
    expect(shown.length).toBeGreaterThanOrEqual(400)
  })

  it('has only statements that a slow reader can read and judge in the time of the game', () => {
    const [wordsPerSecond, toDecide] = [2.5, 2]
    const statements = content.questions.filter(({ type }) => type === 'true_false')
    const slow = statements.filter(
      ({ question }) => question.split(/\s+/).length / wordsPerSecond + toDecide > settingDefaults.true_and_false_seconds,
    )
    expect(slow.map(({ question }) => question)).toEqual([])
  })

  it('asks about a subject once per level, because one question must not answer another of the same play', () => {
    const places = derived.map(({ key, category, subcategory, language, level }) => {
      const subject = key.split(':').slice(3).join(':')
      return [category, subcategory, language, level, subject].join('/')
    })
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([])
  })

  it('has at least 1,000 derived questions in every language', () => {
    const counts = [...Map.groupBy(derived, ({ language }) => language).values()].map(group => group.length)
    expect(counts).toHaveLength(3)
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(1000)
  })

  it('has at least 12 categories, at least 3 with subcategories, and 3 premium', () => {
    expect(categories.length).toBeGreaterThanOrEqual(12)
    expect(categories.filter(category => category.subcategories).length).toBeGreaterThanOrEqual(3)
    expect(categories.filter(category => category.isPremium)).toHaveLength(3)
  })

  it('has at least two premium categories of every type (multi-match one), at different prices', () => {
    for (const type of categoryTypes) {
      const prices = content.categories.filter(category => category.isPremium && category.type === type).map(({ priceCoins }) => priceCoins)
      // Tests from the item bank ask only free categories: all of multi-match except its numbers.
      expect(prices.length, type).toBeGreaterThanOrEqual(type === 'multi_match' ? 1 : 2)
      expect(new Set(prices).size, type).toBe(prices.length)
    }
    expect(new Set(content.categories.flatMap(({ priceCoins }) => priceCoins ?? []))).toEqual(new Set([20, 100]))
  })

  it('lets tests from the bank ask only free categories', () => {
    const paid = content.categories.filter(({ isPremium }) => isPremium).map(({ type, slug }) => `${type}/${slug}`)
    const asked = organisations.flatMap(({ areas }) => areas.flatMap(area => area.categories))
    expect(asked.filter(category => paid.some(one => category === one || category.startsWith(`${one}/`)))).toEqual([])
  })

  it('has subcategories in every type, each with enough questions for a game, and no question outside them', () => {
    for (const type of categoryTypes) {
      const parents = content.categories.filter(category => category.type === type && category.subcategories)
      expect(parents.length, type).toBeGreaterThanOrEqual(1)
      for (const { slug, subcategories = [] } of parents) {
        const here = content.questions.filter(one => one.categoryType === type && one.category === slug)
        expect(here.filter(({ subcategory }) => subcategory === null).map(({ key }) => key)).toEqual([])
        // Statistics exist in English only; the five questions of a text are enough.
        for (const language of slug === 'statistics-match' ? ['en'] : contentLanguages) {
          const counts = subcategories.map(sub => here.filter(one => one.subcategory === sub.slug && one.language === language).length)
          expect(Math.min(...counts), `${slug} ${language}`).toBeGreaterThanOrEqual(type === 'fun_and_learn' ? 5 : 10)
        }
      }
    }
  })

  it('asks about all member and observer states of the United Nations', () => {
    const flags = new Set(pack('flag-of').map(({ key }) => subjectOf(key)))
    expect(['PS', 'VA', 'JO', 'IL', 'LB'].filter(code => !flags.has(code))).toEqual([])
    expect(countries).toHaveLength(195)
  })

  it('stores questions in random order, so that the id of a question reveals nothing about its answer', () => {
    const scripts = content.questions
      .filter(({ key }) => key.startsWith('d:script-of:en:'))
      .map(({ options, answer: [right = 0] }) => options[right])
    const changes = scripts.filter((script, index) => index > 0 && script !== scripts[index - 1])
    expect(changes.length).toBeGreaterThan(scripts.length / 2)
  })

  it('fills ten levels in at least six places in English, and in at least four in Arabic and Spanish', () => {
    expect(placesWithTenLevels('en').length).toBeGreaterThanOrEqual(6)
    expect(placesWithTenLevels('ar').length).toBeGreaterThanOrEqual(4)
    expect(placesWithTenLevels('es').length).toBeGreaterThanOrEqual(4)
  })

  it('passes every check', { timeout: 120_000 }, () => {
    expect(checkContent(content)).toEqual([])
  })

  it('is the same in every run, and loads', { timeout: 120_000 }, () => {
    expect(JSON.stringify(loadContent().questions)).toBe(JSON.stringify(content.questions))
  })

  it('explains every written answer, and every picture that our code draws', () => {
    expect(questions.filter(({ isWritten, note }) => isWritten && !note)).toEqual([])
    expect(derived.filter(({ category, note }) => category === 'picture-round' && !note)).toEqual([])
  })

  it('credits every fact that is not our own', () => {
    // The drawings are our own, except for the outlines of countries in some.
    const facts = derived.filter(question => !drawnPlaces.has(placeOf(question)))
    expect(facts.filter(({ source, category }) => (source === null) !== (category === 'numbers'))).toEqual([])
  })
})

describe('check-content', () => {
  const [sample] = derived.filter(({ key }) => key === 'd:capital-of:en:FR')
  const faults = (change: Partial<ContentQuestion>) =>
    sample
      ? checkContent({
          categories,
          passages: [],
          media: [],
          questions: Array.from({ length: 10 }, (_, i) => ({
            ...sample,
            key: `k${i}`,
            question: `${sample.question} ${i}`,
            ...(i === 0 ? change : {}),
          })),
        })
      : ['no sample']

  it('accepts a sound question', () => {
    expect(faults({})).toEqual([])
  })

  it('refuses a slug that two categories share, even of different types', () => {
    const twice = [...categories, ...categories.slice(1, 2).map(category => ({ ...category, type: 'multi_match' as const }))]
    expect(checkContent({ categories: twice, passages: [], media: [], questions: [] })).toEqual([
      'slug geography occurs 2 times: quiz_zone, multi_match',
    ])
  })

  it.each<[string, Partial<ContentQuestion>]>([
    ['an unknown category', { category: 'cooking' }],
    ['an unknown subcategory', { subcategory: 'rivers' }],
    ['a repeated key', { key: 'k1' }],
    ['a repeated question', { question: 'What is the capital of France? 1' }],
    ['a repeated option', { options: ['Paris', 'paris ', 'Rome'] }],
    ['too few options', { options: ['Paris', 'Rome'] }],
    ['an answer out of range', { answer: [4] }],
    ['two answers', { answer: [0, 1] }],
    ['a question that tells its answer', { question: 'Paris is the capital of what?' }],
    ['a level out of range', { level: 11 }],
    ['a sentence that ends twice', { note: 'Its capital is Washington, D.C..' }],
    ['a straight apostrophe', { note: "Which country's flag is this?" }],
    ['a long number without groups', { note: 'Its diameter is 120500 km.' }],
    ['a formula nobody can read', { type: 'maths', question: String.raw`What is $\frac{1}{$?` }],
  ])('refuses %s', (_, change) => {
    expect(faults(change)).not.toEqual([])
  })
})

describe('derived facts', () => {
  it('has exactly one right capital, and exactly one right country, among the options', () => {
    for (const { key, options, language } of pack('capital-of')) {
      const right = capitals.find(({ code }) => code === subjectOf(key))?.name[language]
      expect(
        options.filter(option => option === right),
        key,
      ).toHaveLength(1)
    }
    for (const question of pack('country-of-capital')) {
      const city = capitals.find(({ code }) => code === subjectOf(question.key))?.name[question.language]
      const homes = capitals.filter(
        ({ code, name }) => name[question.language] === city && question.options.includes(countryName(code, question.language)),
      )
      expect(homes).toHaveLength(1)
    }
  })

  it('has exactly one currency that the country uses, and exactly one country that uses the currency, among the options', () => {
    for (const { key, options, language } of pack('currency-of')) {
      const spender = spenders.find(({ code }) => code === subjectOf(key))
      const right = folded(currencyUnit(spender?.currency ?? '', language))
      expect(
        options.map(folded).filter(option => option === right),
        key,
      ).toHaveLength(1)
    }
    for (const { key, options, language } of pack('country-of-currency')) {
      const currency = spenders.find(({ code }) => code === subjectOf(key))?.currency ?? ''
      const unit = currencyUnit(currency, language)
      const also = spenders.filter(
        ({ code, currency: other }) => options.includes(countryName(code, language)) && currencyUnit(other, language) === unit,
      )
      expect(also, key).toHaveLength(1)
      expect(usersOf(currency).size, key).toBe(1)
    }
  })

  it('has the new currencies of countries that changed theirs', () => {
    const currencyIn = (code: string) => spenders.find(spender => spender.code === code)?.currency
    expect(['HR', 'BG', 'MR', 'ST', 'SL'].map(currencyIn)).toEqual(['EUR', 'EUR', 'MRU', 'STN', 'SLE'])
    expect(['VE', 'ZW'].map(currencyIn)).toEqual([undefined, undefined])
  })

  it('offers no language that is official in the country as a wrong answer', () => {
    for (const { key, options, language } of pack('language-of')) {
      const speaker = speakers.find(({ code }) => code === subjectOf(key))
      const official = (speaker?.languages ?? []).map(code => folded(languageName(code, language) ?? ''))
      expect(
        options.slice(1).filter(option => official.includes(folded(option))),
        key,
      ).toEqual([])
    }
    for (const { key, options, language } of pack('country-of-language')) {
      const asked = subjectOf(key)
      const right = countries.filter(
        ({ code, languages }) => options.includes(countryName(code, language)) && languages.some(spoken => spoken === asked),
      )
      expect(right, key).toHaveLength(1)
    }
  })

  it('asks only for calling codes that exactly one country uses', () => {
    for (const { question, key } of pack('calling-code')) {
      const code = Number(/\+(\d+)/.exec(question)?.[1])
      expect(
        everyTerritory.filter(({ callingCodes }) => callingCodes.includes(code)),
        key,
      ).toHaveLength(1)
    }
  })

  it('has 103 elements with different numbers, and at least four continents to choose from', () => {
    expect(new Set(elements.map(({ number }) => number)).size).toBe(elements.length)
    expect(elements).toHaveLength(103)
    for (const { options, language, key } of pack('continent-of')) {
      expect(options.length, `${key} ${language}`).toBeGreaterThanOrEqual(4)
    }
  })

  it('offers the city that people mistake for the capital, where there is one', () => {
    const missing = pack('capital-of').filter(({ key, options, language }) => {
      const trap = mistakenCapitals.get(subjectOf(key))?.[language]
      return trap !== undefined && !options.includes(trap)
    })
    expect(missing).toEqual([])
  })

  it('offers for Cyprus the languages of its neighbours, not of the far end of Asia', () => {
    const offered = pack('language-of')
      .filter(({ key }) => subjectOf(key) === 'CY')
      .flatMap(({ options }) => options)
    expect(offered).not.toHaveLength(0)
    expect(offered.filter(option => /Mongol|Burm|Birman|منغول|بورم/.test(option))).toEqual([])
  })

  it('asks nothing about disputed or double capitals', () => {
    const asked = new Set(pack('capital-of').map(({ key }) => subjectOf(key)))
    expect('IL PS ZA BO LK SZ BJ CI TZ NL MY BI ID KZ GQ YE'.split(' ').filter(code => asked.has(code))).toEqual([])
  })
})

describe('media', () => {
  const media = flagPictures()

  it('names pictures by a hash of their bytes, and has every picture of a question exactly once', () => {
    const names = content.media.filter(({ type }) => type === 'image/svg+xml').map(({ name }) => name)
    expect(names.filter(name => !/^[0-9a-f]{32}\.svg$/.test(name))).toEqual([])
    const shown = new Set([...content.questions.map(({ image }) => image), ...content.passages.map(({ picture }) => picture?.image)])
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter(name => !shown.has(name))).toEqual([])
    expect(questions.filter(({ image }) => image !== null && !names.includes(image))).toEqual([])
  })

  it('has small drawings without scripts, titles, ids or links', () => {
    for (const { name, bytes } of drawnPictures()) {
      expect(bytes.length, name).toBeLessThan(24_000)
      expect(bytes.toString('utf8'), name).not.toMatch(/<(script|title|desc|metadata|image|foreignObject)\b|<!--|\sid=|href=/)
    }
  })

  it('removes everything from a flag that names the country', () => {
    for (const { bytes } of media) {
      const svg = bytes.toString('utf8')
      expect(svg).not.toMatch(/<(title|desc|metadata|text)\b|<!--|\b(class|role|aria-\w+|data-[\w-]+)=|flag-icons/)
      const ids = [...svg.matchAll(/\sid="([^"]*)"/g)].map(match => match[1] ?? '')
      expect(ids.filter(id => !/^[a-z]{1,2}$/.test(id))).toEqual([])
      expect(ids).toEqual(ids.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1)))
      expect(svg).not.toContain('#none')
    }
  })

  it('drops ids that nothing refers to, and renames the others', () => {
    expect(cleanSvg('<svg id="flag-icons-fr"><path id="fr-x"/><use href="#fr-x"/></svg>')).toBe('<svg><path id="a"/><use href="#a"/></svg>')
  })

  it('never offers two indistinguishable flags', () => {
    for (const { key, options, language } of pack('flag-among-alike')) {
      const asked = subjectOf(key)
      const offered = countries.filter(({ code }) => code !== asked && options.includes(countryName(code, language)))
      expect(offered).toHaveLength(3)
      expect(
        offered.filter(({ code }) => !looksAlike(asked, code) || isSameToTheEye(asked, code)),
        key,
      ).toEqual([])
    }
  })

  it('offers look-alike flags at high levels only', () => {
    expect(Math.min(...pack('flag-among-alike').map(({ level }) => level))).toBeGreaterThanOrEqual(6)
    for (const language of contentLanguages)
      expect(pack('flag-among-alike').filter(question => question.language === language).length).toBeGreaterThanOrEqual(50)
  })

  it('never offers a look-alike flag in other flag questions', () => {
    for (const { key, options, language } of pack('flag-of')) {
      const asked = subjectOf(key)
      const offered = countries.filter(({ code }) => code !== asked && options.includes(countryName(code, language)))
      expect(
        offered.filter(({ code }) => looksAlike(asked, code)),
        key,
      ).toEqual([])
    }
  })
})

function pack(name: string): ContentQuestion[] {
  return derived.filter(({ key }) => key.startsWith(`d:${name}:`))
}

/** `d:capital-of:en:FR` is about FR. */
function subjectOf(key: string): string {
  return key.split(':').at(-1) ?? ''
}

function placesWithTenLevels(language: string): string[] {
  const places = Map.groupBy(
    questions.filter(question => question.language === language),
    ({ category, subcategory }) => `${category}/${subcategory ?? ''}`,
  )
  return [...places].filter(([, members]) => new Set(members.map(({ level }) => level)).size === 10).map(([place]) => place)
}

describe('the organisations of the bank', () => {
  const inBank = new Set(['multiple_choice', 'true_false', 'multi_select', 'sequence'])
  const places = content.questions
    .filter(({ type }) => inBank.has(type))
    .map(({ language, categoryType, category, subcategory }) => ({
      language,
      place: [categoryType, category, ...(subcategory === null ? [] : [subcategory])].join('/'),
    }))
  const questionsIn = (language: string, categories: string[]) =>
    places.filter(one => one.language === language && categories.some(name => one.place === name || one.place.startsWith(`${name}/`)))
      .length

  it.each(contentLanguages)('are at least two that have 100 questions or more in every area, in %s', language => {
    const real = organisations.filter(({ areas }) => areas.every(({ categories: names }) => questionsIn(language, names) >= 100))
    expect(real.length).toBeGreaterThanOrEqual(2)
  })

  it('name each area once', () => {
    const slugs = organisations.flatMap(({ areas }) => areas.map(({ slug }) => slug))
    expect(new Set(slugs).size).toBe(slugs.length)
  })
})
