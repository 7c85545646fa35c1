// Prints, per language, the tells of the stock, how many questions of each place ask more than a name,
// and the questions that are near-doubles or tell each other's answers.
// node generators/scripts/review.ts [en|es|ar]

import { contentLanguages } from '@trivium/content/types'
import { builtContent } from '../src/built-content.ts'
import { askingsIn, describedPlace, isJudged, placesOf } from '../src/review/asks.ts'
import { nearDoubles } from '../src/review/near-doubles.ts'
import { reviewed } from '../src/review/reviewed.ts'
import { described, namingShare, pays, tellsOf } from '../src/review/tells.ts'

const written = builtContent().questions.filter(({ isWritten }) => isWritten)

for (const language of contentLanguages.filter(one => process.argv.length < 3 || process.argv.includes(one))) {
  const questions = written.filter(question => question.language === language)
  const zone = questions.filter(({ categoryType }) => categoryType === 'quiz_zone')
  console.log(`\n${language}: ${questions.length} written questions, ${Math.round(namingShare(zone, language) * 100)} % ask for a name`)
  for (const tell of tellsOf(questions, language)) console.log(`${pays(tell) ? '! ' : '  '}${described(tell)}`)
  const places = isJudged(language) ? placesOf(zone, askingsIn(language)) : []
  for (const place of places) console.log(`  ${describedPlace(place)} ask more than a name`)
  for (const { kind, one, other, score } of nearDoubles(zone.map(reviewed))) {
    console.log(`\n${kind} ${score.toFixed(2)}\n  ${one.place}: ${one.question} ${one.right.join(' | ')}`)
    console.log(`  ${other.place}: ${other.question} ${other.right.join(' | ')}${kind === 'leak' ? `\n  = ${other.note}` : ''}`)
  }
}
