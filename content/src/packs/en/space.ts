import type { WrittenPack } from '../../types.ts'

export const pack: WrittenPack = {
  category: 'space',
  language: 'en',
  questions: `
? Which planet owes its red colour to rusty iron in its dust?
+ Mars
- Venus | Jupiter | Neptune
= The fine dust also tints the Martian sky a brownish yellow. Sunsets there, by contrast, look bluish.

? Which planet has the broadest and brightest rings?
+ Saturn
- Jupiter | Uranus | Neptune
= They consist mostly of countless pieces of water ice. The other three giant planets have rings too, but far fainter ones.

? Why does the Moon shine at night?
+ It reflects sunlight
- It is covered in lava | Its dust glows in the cold | It burns hydrogen
= Only about an eighth of the light that falls on it comes back: the lunar surface is roughly as dark as worn asphalt.

? What is the largest planet in the Solar System?
+ Jupiter
- Saturn | Uranus | Neptune
= It has more than twice the mass of all the other planets put together. Even so, it turns once in just under ten hours.

? Who was the first person in space?
+ Yuri Gagarin
- Alan Shepard | John Glenn | Gherman Titov
= On 12 April 1961 he circled the Earth once in Vostok 1. He ejected from the capsule and landed by parachute.

? Roughly how long does sunlight take to reach the Earth?
+ 8 minutes
- 8 seconds | 8 hours | 8 days
= It crosses about 150 million kilometres on the way. So we always see the Sun as it was a little over eight minutes ago.

? What was the first artificial satellite called?
+ Sputnik 1
- Explorer 1 | Vanguard 1 | Telstar 1
= The Soviet Union launched it in October 1957. Radio amateurs around the world could pick up its beeps for about three weeks.

? Astronauts in orbit float because the Earth’s gravity does not reach them.
! false
= At 400 kilometres up, gravity is still about 90 % as strong. They float because they and their craft are falling together.

? Which planet has the hottest surface?
+ Venus
- Mercury | Mars | Earth
= Its thick carbon dioxide air keeps it near 465 °C, day and night. Mercury, though closer to the Sun, has no such blanket.

? Which planet is tipped over so far that it rolls around the Sun on its side?
+ Uranus
- Neptune | Saturn | Mars
= Its axis leans by about 98 degrees, so each pole has some 42 years of sunlight and then 42 years of night.

? Between which two planets does the main asteroid belt lie?
+ Mars and Jupiter
- Earth and Mars | Jupiter and Saturn | Venus and Earth
= All its bodies together have only about 3 % of the Moon’s mass. The dwarf planet Ceres makes up over a third of that.

? Which way does a comet’s gas tail point?
+ Away from the Sun
- Towards the Sun | Towards the Earth | Back along its path
= The solar wind sweeps the gas outwards. A comet on its way out of the inner Solar System therefore travels tail first.

? By volume, more than a million Earths would fit into the Sun.
! true
= The figure is about 1.3 million. The Sun also holds more than 99 % of all the mass in the Solar System.

? Which large spiral galaxy is the nearest to our own?
+ Andromeda Galaxy
- Whirlpool Galaxy | Sombrero Galaxy | Pinwheel Galaxy
= It is about 2.5 million light-years away, yet under a dark sky you can see it without a telescope, as a faint smudge.

? Which spacecraft flew past Pluto in 2015?
+ New Horizons
- Voyager 2 | Cassini | Rosetta
= After a journey of more than nine years it found mountains of water ice and a plain of frozen nitrogen.

? Which moon has the most active volcanoes in the Solar System?
+ Io
- Titan | Callisto | Ganymede
= Jupiter’s gravity kneads it without pause and keeps its inside hot. Several hundred volcanoes dot its sulphur-yellow surface.

? Neptune’s position was worked out on paper before the planet was identified.
! true
= Urbain Le Verrier used oddities in the orbit of Uranus. In 1846 Johann Galle found Neptune within one degree of the spot.

? What will the Sun finally leave behind at the end of its life?
+ A white dwarf
- A neutron star | A black hole | A brown dwarf
= It will be about as big as the Earth and so dense that a teaspoonful weighs tonnes. The Sun is too light to collapse further.

? What is the boundary of a black hole called, from inside which no light escapes?
+ Event horizon
- Accretion disc | Roche limit | Photosphere
= For a black hole with the mass of the Sun, it would lie only about three kilometres from the centre.

? Who, as a research student in 1967, noticed the first pulsar?
+ Jocelyn Bell Burnell
- Vera Rubin | Henrietta Leavitt | Caroline Herschel
= Its radio pulses were so regular that it was jokingly labelled LGM-1, for ‘little green men’. It was a spinning neutron star.`,
}
