import type { WrittenPack } from '../../types.ts'

export const pack: WrittenPack = {
  category: 'art-and-music',
  language: 'en',
  questions: [
    {
      question: 'Which artist painted the ‘Mona Lisa’?',
      options: ['Leonardo da Vinci', 'Michelangelo', 'Raphael', 'Sandro Botticelli'],
      note: 'He painted her on a panel of poplar. The smoky blending of light and shade, without hard outlines, is called sfumato.',
    },
    {
      question: 'Which two colours of paint do you mix to get green?',
      options: ['Blue and yellow', 'Red and yellow', 'Red and blue', 'Red and white'],
      note: 'Weavers did the same with dyes. In some old tapestries the yellow has faded, and the leaves now look blue.',
    },
    {
      question: 'Which group of instruments does the trumpet belong to?',
      options: ['Brass', 'Woodwind', 'Strings', 'Percussion'],
      note: 'What counts is the buzzing lips, not the metal: a saxophone is made of brass, but its reed makes it a woodwind.',
    },
    {
      question: 'How many strings does a violin have?',
      options: ['Four', 'Three', 'Five', 'Six'],
      note: 'They are tuned to G, D, A and E, each a fifth above the one before. The viola and the cello have the same number.',
    },
    {
      question: 'Who painted ‘The Starry Night’ with its swirling sky?',
      options: ['Vincent van Gogh', 'Claude Monet', 'Paul Cézanne', 'Edgar Degas'],
      note: 'It recalls the view from his window in the asylum at Saint-Rémy in 1889. The village he added from imagination.',
    },
    {
      question: 'How many keys does a standard modern piano have?',
      options: ['88', '52', '66', '76'],
      note: 'Fifty-two are white and thirty-six black. Together they span a little more than seven octaves.',
    },
    {
      question: 'The saxophone is named after the man who invented it.',
      isTrue: true,
      note: 'Adolphe Sax, a Belgian, patented it in Paris in 1846. Military bands took it up long before jazz did.',
    },
    {
      question: 'What does the word ‘piano’ in a score ask a musician to do?',
      options: ['Play softly', 'Play loudly', 'Play slowly', 'Play quickly'],
      note: 'The instrument was first praised for playing both ‘piano’ and ‘forte’, soft and loud, and its name is short for that.',
    },
    {
      question: 'Which material is Michelangelo’s ‘David’ made of?',
      options: ['Marble', 'Bronze', 'Granite', 'Limewood'],
      note: 'Other sculptors had given up on the huge block decades before. The finished figure is more than five metres tall.',
    },
    {
      question: 'Who composed the violin concertos ‘The Four Seasons’?',
      options: ['Antonio Vivaldi', 'Arcangelo Corelli', 'Niccolò Paganini', 'Tomaso Albinoni'],
      note: 'Printed in 1725 together with sonnets, the music depicts birdsong, a barking dog, a summer storm and chattering teeth.',
    },
    {
      question: 'Who composed the ballet ‘Swan Lake’?',
      options: ['Pyotr Tchaikovsky', 'Igor Stravinsky', 'Sergei Prokofiev', 'Dmitri Shostakovich'],
      note: 'Its first production, in Moscow in 1877, had little success. It triumphed in a new version of 1895, after his death.',
    },
    {
      question: 'Which Dutch master painted ‘Girl with a Pearl Earring’?',
      options: ['Johannes Vermeer', 'Rembrandt', 'Frans Hals', 'Jan Steen'],
      note: 'It is not a commissioned portrait but a study of a face and costume. Fewer than forty of his paintings are known.',
    },
    {
      question: 'Mozart composed the tune of ‘Twinkle, Twinkle, Little Star’.',
      isTrue: false,
      note: 'It is an older French song, ‘Ah! vous dirai-je, maman’. Mozart wrote twelve piano variations on it.',
    },
    {
      question: 'Which movement owes its name to a Monet picture of a harbour at sunrise?',
      options: ['Impressionism', 'Expressionism', 'Cubism', 'Fauvism'],
      note: 'At the group’s first show, in 1874, a mocking critic seized on the title ‘Impression, Sunrise’. The name stuck.',
    },
    {
      question: 'Which woodwind instrument of the orchestra reaches the highest notes?',
      options: ['Piccolo', 'Oboe', 'Clarinet', 'Bassoon'],
      note: 'The name is Italian for ‘small’. It is about half as long as a flute and sounds an octave higher.',
    },
    {
      question: 'What is singing without any instruments called?',
      options: ['A cappella', 'Da capo', 'Con brio', 'A tempo'],
      note: 'It is Italian for ‘in chapel style’. The others mean ‘from the beginning’, ‘with spirit’ and ‘back at the first speed’.',
    },
    {
      question: 'Who made the woodblock print known as ‘The Great Wave’?',
      options: ['Hokusai', 'Hiroshige', 'Utamaro', 'Sharaku'],
      note: 'It belongs to a series of views of Mount Fuji, which looks tiny beneath the wave. The deep blue was a new, imported pigment.',
    },
    {
      question: 'Which technique, used by Seurat, builds a picture from small dots of colour?',
      options: ['Pointillism', 'Impasto', 'Chiaroscuro', 'Trompe-l’œil'],
      note: 'From a distance the eye blends the dots. His ‘Sunday on La Grande Jatte’ kept Seurat busy for about two years.',
    },
    {
      question: 'Rodin first designed ‘The Thinker’ as part of a monumental pair of doors.',
      isTrue: true,
      note: 'He was to sit at the top of ‘The Gates of Hell’, inspired by Dante. Only later did Rodin enlarge him into a separate work.',
    },
    {
      question: 'Which composer wrote just one opera, ‘Fidelio’?',
      options: ['Ludwig van Beethoven', 'Franz Schubert', 'Joseph Haydn', 'Felix Mendelssohn'],
      note: 'He reworked it for almost ten years and wrote four overtures for it. In it a wife disguises herself to free her husband.',
    },
  ],
}
