import type { MatchPack } from '../../written-match.ts'

export const pack: MatchPack = {
  language: 'en',
  category: 'space-match',
  subcategory: null,
  questions: `
? Put these things in the sky, and the Earth, in order of size, the smallest first.
> Moon | Earth | Jupiter | Sun | Milky Way
= Jupiter is eleven times as wide as the Earth, and the Sun about ten times as wide as Jupiter.

? Select all the planets with a solid, rocky surface.
* Mercury | Venus | Mars
- Saturn | Neptune
= Saturn and Neptune have no ground to stand on: their gas grows denser and denser inwards.

? Put in order of distance from the ground, the nearest first.
> Clouds | International Space Station | Moon | Sun
= The station flies at about 400 kilometres, the Moon is a thousand times as far away.

? Select all the planets that have rings.
* Saturn | Uranus | Neptune
- Mars | Venus
= Jupiter has faint ones too: all four giant planets do.

? Put these phases of the Moon in order, beginning with the new moon.
> New moon | First quarter | Full moon | Last quarter
= The whole round takes about 29 and a half days.

? Select all the planets that can be seen without a telescope.
* Venus | Mars | Jupiter
- Neptune
= Mercury and Saturn can be seen too. Neptune always needs at least binoculars.

? Select all the dwarf planets.
* Pluto | Ceres | Eris
- Titan | Mercury
= Titan is a moon of Saturn. Pluto has been called a dwarf planet since 2006.

? Select all the people who have walked on the Moon.
* Neil Armstrong | Buzz Aldrin
- Yuri Gagarin | Michael Collins | John Glenn
= Michael Collins stayed in orbit while the other two landed. Twelve people have walked there.

? Put the length of a day on these planets in order, the shortest first.
> Jupiter | Earth | Mercury
= They turn once in about 10 hours, 24 hours and 59 days.

? Select all the constellations of the zodiac.
* Leo | Taurus | Gemini
- Orion | Cassiopeia
= The Sun passes through the constellations of the zodiac in the course of a year; it never enters Orion.

? Put these stars by the colour of their light, from the hottest to the coolest.
> Blue | White | Yellow | Red
= Blue stars are hotter than 10,000 degrees, red ones cooler than about 4,000.

? Select all the planets without a moon.
* Mercury | Venus
- Mars | Earth | Neptune
= Mars has two small ones, Phobos and Deimos.

? Select all the spacecraft that flew past Jupiter.
* Pioneer 10 | Voyager 1 | Voyager 2
- Hubble | Viking 1
= Hubble goes round the Earth; Viking 1 stands on Mars.
`,
}
