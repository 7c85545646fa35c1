import type { WrittenPack } from '../../types.ts'

export const pack: WrittenPack = {
  category: 'art-and-music',
  language: 'en',
  questions: `
? Which artist painted the ‘Mona Lisa’?
+ Leonardo da Vinci
- Michelangelo | Raphael | Sandro Botticelli
= He painted her on a panel of poplar. The smoky blending of light and shade, without hard outlines, is called sfumato.

? Which two colours of paint do you mix to get green?
+ Blue and yellow
- Red and yellow | Red and blue | Red and white
= Weavers did the same with dyes. In some old tapestries the yellow has faded, and the leaves now look blue.

? Which group of instruments does the trumpet belong to?
+ Brass
- Woodwind | Strings | Percussion
= What counts is the buzzing lips, not the metal: a saxophone is made of brass, but its reed makes it a woodwind.

? How many strings does a violin have?
+ Four
- Three | Five | Six
= They are tuned to G, D, A and E, each a fifth above the one before. The viola and the cello have the same number.

? Who painted ‘The Starry Night’ with its swirling sky?
+ Vincent van Gogh
- Claude Monet | Paul Cézanne | Edgar Degas
= It recalls the view from his window in the asylum at Saint-Rémy in 1889. The village he added from imagination.

? How many keys does a standard modern piano have?
+ 88
- 52 | 66 | 76
= Fifty-two are white and thirty-six black. Together they span a little more than seven octaves.

? The saxophone is named after the man who invented it.
! true
= Adolphe Sax, a Belgian, patented it in Paris in 1846. Military bands took it up long before jazz did.

? What does the word ‘piano’ in a score ask a musician to do?
+ Play softly
- Play loudly | Play slowly | Play quickly
= The instrument was first praised for playing both ‘piano’ and ‘forte’, soft and loud, and its name is short for that.

? Which material is Michelangelo’s ‘David’ made of?
+ Marble
- Bronze | Granite | Limewood
= Other sculptors had given up on the huge block decades before. The finished figure is more than five metres tall.

? Who composed the violin concertos ‘The Four Seasons’?
+ Antonio Vivaldi
- Arcangelo Corelli | Niccolò Paganini | Tomaso Albinoni
= Printed in 1725 together with sonnets, the music depicts birdsong, a barking dog, a summer storm and chattering teeth.

? Who composed the ballet ‘Swan Lake’?
+ Pyotr Tchaikovsky
- Igor Stravinsky | Sergei Prokofiev | Dmitri Shostakovich
= Its first production, in Moscow in 1877, had little success. It triumphed in a new version of 1895, after his death.

? Which Dutch master painted ‘Girl with a Pearl Earring’?
+ Johannes Vermeer
- Rembrandt | Frans Hals | Jan Steen
= It is not a commissioned portrait but a study of a face and costume. Fewer than forty of his paintings are known.

? Mozart composed the tune of ‘Twinkle, Twinkle, Little Star’.
! false
= It is an older French song, ‘Ah! vous dirai-je, maman’. Mozart wrote twelve piano variations on it.

? Which movement owes its name to a Monet picture of a harbour at sunrise?
+ Impressionism
- Expressionism | Cubism | Fauvism
= At the group’s first show, in 1874, a mocking critic seized on the title ‘Impression, Sunrise’. The name stuck.

? Which woodwind instrument of the orchestra reaches the highest notes?
+ Piccolo
- Oboe | Clarinet | Bassoon
= The name is Italian for ‘small’. It is about half as long as a flute and sounds an octave higher.

? What is singing without any instruments called?
+ A cappella
- Da capo | Con brio | A tempo
= It is Italian for ‘in chapel style’. The others mean ‘from the beginning’, ‘with spirit’ and ‘back at the first speed’.

? Who made the woodblock print known as ‘The Great Wave’?
+ Hokusai
- Hiroshige | Utamaro | Sharaku
= It belongs to a series of views of Mount Fuji, which looks tiny beneath the wave. The deep blue was a new, imported pigment.

? Which technique, used by Seurat, builds a picture from small dots of colour?
+ Pointillism
- Impasto | Chiaroscuro | Trompe-l’œil
= From a distance the eye blends the dots. His ‘Sunday on La Grande Jatte’ kept Seurat busy for about two years.

? Rodin first designed ‘The Thinker’ as part of a monumental pair of doors.
! true
= He was to sit at the top of ‘The Gates of Hell’, inspired by Dante. Only later did Rodin enlarge him into a separate work.

? Which composer wrote just one opera, ‘Fidelio’?
+ Ludwig van Beethoven
- Franz Schubert | Joseph Haydn | Felix Mendelssohn
= He reworked it for almost ten years and wrote four overtures for it. In it a wife disguises herself to free her husband.`,
}
