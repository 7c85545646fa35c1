import type { MatchPack } from '../../written-match.ts'

export const pack: MatchPack = {
  language: 'en',
  category: 'history-match',
  subcategory: null,
  questions: `
? Put these ages of prehistory and antiquity in order, the earliest first.
> Stone Age | Bronze Age | Iron Age
= They are named after the material of the best tools.

? Put these ways of sending news in order of their invention, the earliest first.
> Smoke signal | Telegraph | Telephone | Television | E-mail
= The electric telegraph came into use in the 1830s, the telephone in 1876.

? Select all the people who were rulers of Egypt.
* Cleopatra | Ramses II | Tutankhamun
- Hannibal | Pericles
= Hannibal was a general of Carthage, Pericles a statesman of Athens.

? Put these ways of travelling in order, the earliest first.
> Ox cart | Steam railway | Motor car | Jet airliner
= Steam railways for passengers began in the 1820s, cars in the 1880s, jet airliners around 1950.

? Select all the Roman emperors.
* Augustus | Nero | Hadrian
- Socrates | Alexander
= Socrates was a philosopher of Athens; Alexander was king of Macedon, before Rome had emperors.

? Put these ways of storing music in order of their appearance, the earliest first.
> Wax cylinder | Vinyl record | Cassette | Compact disc
= Wax cylinders were sold from the 1880s, vinyl records from 1948; the cassette came out in 1963, the compact disc in 1982.

? Select all the peoples who built great cities in the Americas before Columbus.
* Maya | Inca | Aztec
- Phoenicians | Etruscans
= The Phoenicians sailed the Mediterranean, and the Etruscans lived in Italy.

? Select all the explorers who sailed in the fifteenth or sixteenth century.
* Vasco da Gama | Ferdinand Magellan
- James Cook | Roald Amundsen | Leif Erikson
= Leif Erikson sailed about the year 1000, James Cook in the eighteenth century, Amundsen around 1900.

? Select all the countries that took part in the First World War from the year 1914.
* Germany | France | Russia
- Sweden | Switzerland
= Sweden and Switzerland stayed neutral throughout both world wars.

? Put these ways of writing and printing in order of their first use, the earliest first.
> Marks on a clay tablet | Ink in a parchment book | Movable type on paper | Typewriter
= Clay tablets go back more than five thousand years; typewriters were sold from the 1870s.

? Put these United States presidents in order, the earliest first.
> George Washington | Abraham Lincoln | Franklin D. Roosevelt | John F. Kennedy
= They took office in 1789, 1861, 1933 and 1961.

? Select all the Seven Wonders of the ancient world.
* Lighthouse of Alexandria | Colossus of Rhodes | Great Pyramid of Giza
- Colosseum | Stonehenge
= Only the Great Pyramid still stands.

? Put these buildings in order of their age, the oldest first.
> Great Pyramid of Giza | Parthenon | Colosseum | Taj Mahal | Empire State Building
= They go back to about 2560 BC, 447 BC, 80 AD, the seventeenth century and 1931.

? Select all the cities that were destroyed or buried by Vesuvius in the year 79.
* Pompeii | Herculaneum
- Troy | Carthage | Syracuse
= Carthage was destroyed by Rome in 146 BC. Stabiae was buried by Vesuvius too.

? Put these composers in order of birth, the earliest first.
> Vivaldi | Mozart | Chopin | Debussy
= They were born in 1678, 1756, 1810 and 1862.

? Select all the inventions made in China.
* Paper | Gunpowder | Porcelain
- Telescope | Barometer
= The telescope is from the Netherlands, about 1608, and the barometer from Italy, in the 1640s.

? Put these ruling houses of England in order, the earliest first.
> Plantagenet | Tudor | Stuart | Hanover
= They began in 1154, 1485, 1603 and 1714.

? Put these scholars in order of birth, the earliest first.
> Aristotle | Ibn Sina (Avicenna) | Copernicus | Newton | Darwin
= They were born in 384 BC, about 980, in 1473, around the turn of 1643, and in 1809.

? Put these dynasties of China in order, the earliest first.
> Han | Tang | Ming | Qing
= They began in 202 BC and in 618, 1368 and 1644 of our era.
`,
}
