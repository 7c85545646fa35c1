import type { WordPack } from '../../word-pack.ts'

export const pack: WordPack = {
  language: 'en',
  category: 'music-and-art',
  entries: `
Guitar
An instrument with six strings, played at campfires and in rock bands
In the Renaissance it usually had four pairs of strings.

Piano
A large instrument with black and white keys
Its full name means soft and loud: unlike the harpsichord it can do both.

Drum
You beat it with sticks or hands
It is among the oldest of all instruments.

Violin
The smallest string instrument of the orchestra, played with a bow under the chin
Its bow is strung with horsehair.

Statue
A figure of a person carved in stone or cast in bronze
Those of ancient Greece were painted in bright colours.

Trumpet
A brass instrument with three valves and a bright, high sound
Two were found in the tomb of Tutankhamun.

Orchestra
Many musicians with strings, wind and percussion, led by a conductor
Before it plays, everyone tunes to the oboe.

Picasso
The Spanish painter of Guernica, first name Pablo
His full name has more than a dozen words.

Mona Lisa
Leonardo’s portrait of a woman with a faint smile, in the Louvre
It became world-famous when it was stolen in 1911.

Mozart
The Austrian composer of The Magic Flute, a child prodigy from Salzburg
He wrote his first symphony at eight.

Opera
A play that is sung, with an orchestra
The oldest that is still often staged is from 1607.

Choir
A group of people singing together
Its four usual voices are soprano, alto, tenor and bass.

Beethoven
The composer from Bonn who went on writing music when he was deaf
He never heard his Ninth Symphony except in his mind.

Ballet
A form of dance on the tips of the toes, as in Swan Lake
Its terms are French in every country.

Van Gogh
The Dutch painter of sunflowers and a starry night
Almost all his paintings were made within ten years.

Saxophone
A curved brass-coloured instrument much loved in jazz
Although made of metal it counts as a woodwind, because of its reed.

Mosaic
A picture put together from small pieces of stone or glass
The Romans covered whole floors with them.

Harp
A tall instrument whose many strings are plucked with the fingers of both hands
It is the emblem of Ireland.

Bagpipes
A Scottish instrument with a sack of air under the arm
Kinds of it are played from India to Spain.

Origami
The Japanese art of folding paper
Engineers use it to pack solar panels for space.

Calligraphy
The art of beautiful handwriting
It is among the highest arts in China as in the Arab world.

Metronome
A device that ticks to keep musicians in time
Beethoven was among the first to mark his scores for it.

Xylophone
An instrument of tuned wooden bars struck with mallets
Its name is Greek for sound of wood.

Fresco
A painting made on wet plaster, like the ceiling of the Sistine Chapel
The colours become part of the wall as it dries.

Haiku
A Japanese poem of three short lines
It has seventeen sounds, in lines of five, seven and five.
`,
}
