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
/** Only the quiz zone: the other types have tests beside their packs. */
const questions = content.questions.filter(({ categoryType }) => categoryType === 'quiz_zone')
const derived = questions.filter(({ key }) => key.startsWith('d:'))

/** Subcategories with nothing but drawings of ours. */
const drawnPlaces = new Set([
  'science/diagrams',
  'picture-round/night-sky',
  'picture-round/chess',
  'picture-round/notes',
  'picture-round/things',
])
/** Where people write questions: all of the quiz zone but the places of pictures. */
const subjects = categories
  .flatMap(({ slug, subcategories }) => subcategories?.map(sub => `${slug}/${sub.slug}`) ?? [slug])
  .filter(place => !drawnPlaces.has(place) && place !== 'geography/maps')
const placeOf = ({ category, subcategory }: ContentQuestion) => (subcategory === null ? category : `${category}/${subcategory}`)

describe('the starter content', () => {
  it.each(contentLanguages)('has 60 written questions in six levels or more in every subject: %s', language => {
    for (const place of subjects) {
      const there = questions.filter(question => question.language === language && placeOf(question) === place)
      expect(there.filter(({ isWritten }) => isWritten).length, place).toBeGreaterThanOrEqual(60)
      expect(Math.max(...there.map(({ level }) => level)), place).toBeGreaterThanOrEqual(6)
    }
  })

  it.each(contentLanguages)('has more in a level than a game asks, so that it can leave out what was met lately: %s', language => {
    const written = questions.filter(question => question.language === language && subjects.includes(placeOf(question)))
    const levels = Map.groupBy(written, question => `${placeOf(question)} ${question.level}`)
    expect([...levels].filter(([, members]) => members.length < 13).map(([level, { length }]) => `${level}: ${length}`)).toEqual([])
  })

  it.each(contentLanguages)(
    'keeps for the daily quiz only what leaves a level ten, without the statements that have a game too: %s',
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

  it.each(contentLanguages)('has 150 statements to call true or false, neither much more often than the other: %s', language => {
    const statements = questions.filter(question => question.language === language && question.type === 'true_false')
    expect(statements.length).toBeGreaterThanOrEqual(150)
    const share = statements.filter(({ answer: [right] }) => right === 0).length / statements.length
    expect(share).toBeGreaterThan(0.42)
    expect(share).toBeLessThan(0.58)
  })

  it.each(contentLanguages)('has 400 questions with a picture that are free for all: %s', language => {
    const free = categories.filter(({ isPremium }) => !isPremium).map(({ slug }) => slug)
    const shown = questions.filter(
      question => question.language === language && question.image !== null && free.includes(question.category),
    )
    expect(shown.length).toBeGreaterThanOrEqual(400)
  })

  it('has no statement too long for its clock: read slowly, it leaves time to decide', () => {
    const [wordsPerSecond, toDecide] = [2.5, 2]
    const statements = content.questions.filter(({ type }) => type === 'true_false')
    const slow = statements.filter(
      ({ question }) => question.split(/\s+/).length / wordsPerSecond + toDecide > settingDefaults.true_and_false_seconds,
    )
    expect(slow.map(({ question }) => question)).toEqual([])
  })

  it('asks about one subject once a level: a play must not answer its own questions', () => {
    const places = derived.map(({ key, category, subcategory, language, level }) => {
      const subject = key.split(':').slice(3).join(':')
      return [category, subcategory, language, level, subject].join('/')
    })
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([])
  })

  it('has 1,000 derived questions or more in every language', () => {
    const counts = [...Map.groupBy(derived, ({ language }) => language).values()].map(group => group.length)
    expect(counts).toHaveLength(3)
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(1000)
  })

  it('has 12 categories or more, 3 with subcategories and 3 premium', () => {
    expect(categories.length).toBeGreaterThanOrEqual(12)
    expect(categories.filter(category => category.subcategories).length).toBeGreaterThanOrEqual(3)
    expect(categories.filter(category => category.isPremium)).toHaveLength(3)
  })

  it('has two premium categories or more of every kind, at different prices', () => {
    for (const type of categoryTypes) {
      const prices = content.categories.filter(category => category.isPremium && category.type === type).map(({ priceCoins }) => priceCoins)
      // Tests from the bank ask what is free: all of multi match but its numbers.
      expect(prices.length, type).toBeGreaterThanOrEqual(type === 'multi_match' ? 1 : 2)
      expect(new Set(prices).size, type).toBe(prices.length)
    }
    expect(new Set(content.categories.flatMap(({ priceCoins }) => priceCoins ?? []))).toEqual(new Set([20, 100]))
  })

  it('lets tests from the bank ask nothing that is paid for', () => {
    const paid = content.categories.filter(({ isPremium }) => isPremium).map(({ type, slug }) => `${type}/${slug}`)
    const asked = organisations.flatMap(({ areas }) => areas.flatMap(area => area.categories))
    expect(asked.filter(category => paid.some(one => category === one || category.startsWith(`${one}/`)))).toEqual([])
  })

  it('has subcategories of every kind, each with enough for a game, and no question beside them', () => {
    for (const type of categoryTypes) {
      const parents = content.categories.filter(category => category.type === type && category.subcategories)
      expect(parents.length, type).toBeGreaterThanOrEqual(1)
      for (const { slug, subcategories = [] } of parents) {
        const here = content.questions.filter(one => one.categoryType === type && one.category === slug)
        expect(here.filter(({ subcategory }) => subcategory === null).map(({ key }) => key)).toEqual([])
        // Statistics are there in English only; a text has questions of its own.
        for (const language of slug === 'statistics-match' ? ['en'] : contentLanguages) {
          const counts = subcategories.map(sub => here.filter(one => one.subcategory === sub.slug && one.language === language).length)
          expect(Math.min(...counts), `${slug} ${language}`).toBeGreaterThanOrEqual(type === 'fun_and_learn' ? 5 : 10)
        }
      }
    }
  })

  it('asks about all states of the United Nations, members and observers', () => {
    const flags = new Set(pack('flag-of').map(({ key }) => subjectOf(key)))
    expect(['PS', 'VA', 'JO', 'IL', 'LB'].filter(code => !flags.has(code))).toEqual([])
    expect(countries).toHaveLength(195)
  })

  it('stores questions in no order, so that the number of one tells nothing about its answer', () => {
    const scripts = content.questions
      .filter(({ key }) => key.startsWith('d:script-of:en:'))
      .map(({ options, answer: [right = 0] }) => options[right])
    const changes = scripts.filter((script, index) => index > 0 && script !== scripts[index - 1])
    expect(changes.length).toBeGreaterThan(scripts.length / 2)
  })

  it('fills ten levels in six places in English, and in several in Arabic and Spanish', () => {
    expect(placesWithTenLevels('en').length).toBeGreaterThanOrEqual(6)
    expect(placesWithTenLevels('ar').length).toBeGreaterThanOrEqual(4)
    expect(placesWithTenLevels('es').length).toBeGreaterThanOrEqual(4)
  })

  it('has nothing to complain about', { timeout: 120_000 }, () => {
    expect(checkContent(content)).toEqual([])
  })

  it('is the same every time, and loads', { timeout: 120_000 }, () => {
    expect(JSON.stringify(loadContent().questions)).toBe(JSON.stringify(content.questions))
  })

  it('explains every written answer, and every picture that our code draws', () => {
    expect(questions.filter(({ isWritten, note }) => isWritten && !note)).toEqual([])
    expect(derived.filter(({ category, note }) => category === 'picture-round' && !note)).toEqual([])
  })

  it('credits every fact that is not our own', () => {
    // Drawings are our own, but for the outlines of the lands in some.
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

  it('refuses a slug that stands for two categories, of whatever kind', () => {
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
  it('offers no second capital, and only the right country for a capital', () => {
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

  it('offers no currency a country uses as a wrong answer, and no country that uses the currency', () => {
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

  it('keeps changed currencies right', () => {
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

  it('asks only for calling codes one country has to itself', () => {
    for (const { question, key } of pack('calling-code')) {
      const code = Number(/\+(\d+)/.exec(question)?.[1])
      expect(
        everyTerritory.filter(({ callingCodes }) => callingCodes.includes(code)),
        key,
      ).toHaveLength(1)
    }
  })

  it('offers one symbol, one number and one continent', () => {
    expect(new Set(elements.map(({ number }) => number)).size).toBe(elements.length)
    expect(elements).toHaveLength(103)
    for (const { options, language, key } of pack('continent-of')) {
      expect(options.length, `${key} ${language}`).toBeGreaterThanOrEqual(4)
    }
  })

  it('offers the city many take for the capital beside every capital that has one', () => {
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

  it('asks nothing about capitals in dispute or doubled', () => {
    const asked = new Set(pack('capital-of').map(({ key }) => subjectOf(key)))
    expect('IL PS ZA BO LK SZ BJ CI TZ NL MY BI ID KZ GQ YE'.split(' ').filter(code => asked.has(code))).toEqual([])
  })
})

describe('media', () => {
  const media = flagPictures()

  it('names pictures by their bytes, and has every picture that is asked for once', () => {
    const names = content.media.filter(({ type }) => type === 'image/svg+xml').map(({ name }) => name)
    expect(names.filter(name => !/^[0-9a-f]{32}\.svg$/.test(name))).toEqual([])
    const shown = new Set([...content.questions.map(({ image }) => image), ...content.passages.map(({ picture }) => picture?.image)])
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter(name => !shown.has(name))).toEqual([])
    expect(questions.filter(({ image }) => image !== null && !names.includes(image))).toEqual([])
  })

  it('has drawings that load at once and show nothing but what is drawn', () => {
    for (const { name, bytes } of drawnPictures()) {
      expect(bytes.length, name).toBeLessThan(24_000)
      expect(bytes.toString('utf8'), name).not.toMatch(/<(script|title|desc|metadata|image|foreignObject)\b|<!--|\sid=|href=/)
    }
  })

  it('leaves nothing in a picture that tells the country', () => {
    for (const { bytes } of media) {
      const svg = bytes.toString('utf8')
      expect(svg).not.toMatch(/<(title|desc|metadata|text)\b|<!--|\b(class|role|aria-\w+|data-[\w-]+)=|flag-icons/)
      const ids = [...svg.matchAll(/\sid="([^"]*)"/g)].map(match => match[1] ?? '')
      expect(ids.filter(id => !/^[a-z]{1,2}$/.test(id))).toEqual([])
      expect(ids).toEqual(ids.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1)))
      expect(svg).not.toContain('#none')
    }
  })

  it('drops ids nobody refers to and renames the others', () => {
    expect(cleanSvg('<svg id="flag-icons-fr"><path id="fr-x"/><use href="#fr-x"/></svg>')).toBe('<svg><path id="a"/><use href="#a"/></svg>')
  })

  it('never offers two flags that nobody could tell apart', () => {
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

  it('never offers a look-alike flag below them', () => {
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

  it.each(contentLanguages)('are at least two with enough questions for any test in every area, in %s', language => {
    const real = organisations.filter(({ areas }) => areas.every(({ categories: names }) => questionsIn(language, names) >= 100))
    expect(real.length).toBeGreaterThanOrEqual(2)
  })

  it('name each area once', () => {
    const slugs = organisations.flatMap(({ areas }) => areas.map(({ slug }) => slug))
    expect(new Set(slugs).size).toBe(slugs.length)
  })
})
