import type { WordPack } from '../../word-pack.ts'

export const pack: WordPack = {
  language: 'en',
  category: 'everyday',
  entries: `
Umbrella
You open it when it rains
Its name comes from the Latin for shade: it began as a shield against the sun.

Clock
It hangs on the wall and tells the time
Its hands turn the way a sundial’s shadow does in the northern half of the world.

Mirror
In it you see yourself
It does not swap left and right, but front and back.

Key
It opens a lock
Ancient Egyptian ones were made of wood.

Pillow
Your head rests on it at night
In ancient Egypt it was often a curved stand of wood or stone.

Scissors
Two blades joined in the middle, for cutting paper
People made ones with a spring more than three thousand years ago.

Candle
Wax with a wick, put on a birthday cake
What burns is the vapour of the wax rather than the wick.

Bicycle
You ride it with pedals, on two wheels
It is among the most efficient ways to travel ever built.

Spoon
You eat soup with it
It is older than the fork by thousands of years.

Glasses
Two lenses in a frame, worn on the nose
The first were made in Italy, near the end of the thirteenth century.

Soap
You wash your hands with it
One end of each of its molecules clings to water, the other to grease.

Calendar
It shows the days and months of the year
Ours was reformed in 1582, and ten days were left out.

Toothbrush
You use it every morning and evening, with a paste that tastes of mint
Ones with bristles were made in China more than five hundred years ago.

Refrigerator
It keeps food cold in the kitchen
It does not make cold; it pumps heat out at the back.

Pencil
You write with it and can rub the writing out
Its core is graphite and clay, and never was lead.

Zip
Two rows of teeth that close a jacket when you pull the slider up
It did not catch on for clothes until the 1930s.

Compass
Its needle points north
Chinese sailors used one about nine hundred years ago.

Envelope
A letter is put into it, and the stamp goes on its corner
Those with a gummed flap were new in the nineteenth century.

Battery
It powers a torch and has a plus and a minus end
Alessandro Volta built the first one in 1800.

Ladder
It has rungs, and you climb it to reach the roof
A painting thousands of years old in a Spanish cave shows people on one.

Wheelbarrow
You push it by two handles in the garden to carry soil
It was in use in China many centuries before it reached Europe.

Thermos
A flask that keeps tea hot for hours
Between its double walls there is almost nothing: a vacuum.

Kaleidoscope
A tube with mirrors and bits of coloured glass that makes ever-changing patterns
David Brewster invented it in 1816.

Thimble
A little metal cap that guards the finger while sewing
People who collect them are called digitabulists.

Hourglass
Sand runs through it to measure time
Sailors used it to time their watches and their speed.
`,
}
