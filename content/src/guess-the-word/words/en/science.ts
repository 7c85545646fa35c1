import type { WordPack } from '../../word-pack.ts'

export const pack: WordPack = {
  language: 'en',
  category: 'science-words',
  entries: `
Moon
It goes round the Earth about once a month
It moves away from us by almost four centimetres a year.

Oxygen
The gas in the air that we need to breathe
It makes up about a fifth of the air.

Magnet
It attracts iron and has a north and a south pole
Cut one in two and each half has two poles again.

Skeleton
All the bones of a body together
A baby is born with far more bones than a grown-up has: many grow together later.

Gravity
The force that makes an apple fall
It weakens with distance, but never quite ends.

Planet
A large round body that orbits a star
Thousands are known around other stars.

Rainbow
Sunlight split by raindrops into a coloured arc
Seen from an aeroplane it can be a full circle.

Microscope
An instrument that makes very small things visible
With one of these Robert Hooke saw cells in cork and gave them their name in 1665.

Fossil
The remains of a living thing of long ago, turned to stone
Footprints and burrows count too.

Telescope
An instrument for looking at the stars
Galileo was among the first to point one at the sky, in 1609.

Dinosaur
A reptile of long ago such as Tyrannosaurus or Triceratops
Birds descend from them.

Lightning
A giant spark between clouds and the ground
Its channel is heated to about five times the temperature of the Sun’s surface.

Atom
The smallest particle of an element
Nearly all of its mass sits in its tiny nucleus.

Mercury
The planet nearest to the Sun, and also a liquid metal
The planet has no air to speak of, so its nights are bitterly cold.

Comet
A lump of ice and dust with a tail, such as Halley’s
Halley’s returns about every 76 years, next in 2061.

Bacteria
Tiny living things of one cell without a nucleus; some cause illness, some make yoghurt
Your body holds about as many of them as it has cells of its own.

Evolution
How species change over many generations, as Darwin explained
Darwin and Wallace presented the idea together in 1858.

Earthquake
The ground shakes because rock breaks and slips deep below
Instruments record many every day that nobody feels.

Vaccine
It teaches the body to fight a disease before it comes
The first, in 1796, used cowpox against smallpox.

Eclipse
The Moon covers the Sun, or the Earth’s shadow covers the Moon
It is chance that the Moon and the Sun look almost the same size from here.

Chlorophyll
The green substance with which plants catch sunlight
In autumn it breaks down, and the yellow that was there all along shows.

Helium
The light gas in party balloons, which makes voices squeaky
It was discovered on the Sun before it was found on Earth.

Electron
The negatively charged particle that moves in a current
J. J. Thomson discovered it in 1897.

Photosynthesis
How plants make sugar from light, water and carbon dioxide
Nearly all the oxygen we breathe came from it.

Catalyst
It speeds up a chemical reaction without being used up
The exhaust of a car passes over one made of platinum metals.
`,
}
