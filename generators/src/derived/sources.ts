// The sources of the facts, as shown to players and staff. The licences are those that the packages state.

import type { ContentSource } from '@trivium/content/types'

const unicodeUrl = 'https://cldr.unicode.org'

export const sources = {
  countriesList: { name: 'countries-list', url: 'https://github.com/annexare/Countries', licence: 'MIT' },
  countryCodes: { name: 'i18n-iso-countries', url: 'https://github.com/michaelwittig/node-i18n-iso-countries', licence: 'MIT' },
  cldrCore: { name: 'cldr-core', url: unicodeUrl, licence: 'Unicode-3.0' },
  cldrNames: { name: 'cldr-localenames-full', url: unicodeUrl, licence: 'Unicode-3.0' },
  cldrNumbers: { name: 'cldr-numbers-full', url: unicodeUrl, licence: 'Unicode-3.0' },
  elements: { name: 'periodic-table-data', url: 'https://github.com/sjf8203/periodic-table-data', licence: 'MIT' },
  worldAtlas: { name: 'world-atlas (Natural Earth)', url: 'https://github.com/topojson/world-atlas', licence: 'ISC' },
  flags: { name: 'flag-icons', url: 'https://github.com/lipis/flag-icons', licence: 'MIT' },
} satisfies Record<string, ContentSource>
