import type { MatchPack } from '../../written-match.ts'

export const pack: MatchPack = {
  language: 'en',
  category: 'culture-match',
  subcategory: null,
  questions: `
? Put the meals of a day in order, the earliest first.
> Breakfast | Lunch | Afternoon tea | Supper
= The word breakfast means just that: breaking the fast of the night.

? Put these months in their order within the year.
> February | May | August | November
= The old Roman year began in March, which is why September means the seventh month.

? Select all the colours you get by mixing two of red, yellow and blue paint.
* Green | Orange | Purple
- White | Black
= Blue and yellow give green, red and yellow orange, red and blue purple.

? Put the colours of the rainbow in order, beginning at the outer edge.
> Red | Yellow | Green | Blue | Violet
= In the fainter second rainbow outside it the order is reversed.

? Select all the sports that are played with a ball.
* Tennis | Volleyball | Handball
- Fencing | Judo
= Volleyball and basketball were both invented in Massachusetts, within five years of each other.

? Put the names of a week’s days in order, beginning after Monday.
> Tuesday | Wednesday | Thursday | Saturday
= Four English names of days recall northern gods, and Saturday recalls the Roman Saturn.

? Select all the sports in which a net divides the two sides.
* Badminton | Tennis | Volleyball
- Rugby | Cricket
= A badminton shuttlecock can leave the racket faster than any tennis ball.

? Put these notes in order, rising from C.
> C | E | G | B
= They are the first, third, fifth and seventh of the scale.

? Select all the musical instruments that have keys like a piano’s.
* Organ | Harpsichord | Celesta
- Cello | Trombone
= The celesta looks like a small upright piano, but its hammers strike metal plates.

? Put these voices in order, from the lowest to the highest.
> Bass | Tenor | Alto | Soprano
= Tenor comes from the Latin for holding: that voice held the tune.

? Select all the dishes that come from Italy.
* Lasagne | Risotto
- Paella | Moussaka | Goulash
= Paella is Spanish, moussaka is known from Greece to Egypt, and goulash is Hungarian.

? Select all the foods that are made from milk.
* Butter | Yoghurt | Cheese
- Margarine | Tofu
= Margarine is usually made from plant oils, tofu from soya beans.

? Put the steps of making bread in order.
> Mix the dough | Knead it | Let it rise | Bake it
= While it rises, yeast fills it with bubbles of carbon dioxide.

? Select all the winter sports.
* Bobsleigh | Biathlon | Curling
- Archery | Triathlon
= Biathlon joins skiing with shooting; triathlon joins swimming, cycling and running.

? Select all the plays by William Shakespeare.
* Hamlet | Macbeth | The Tempest
- Faust | Tartuffe
= Faust is by Goethe, and Tartuffe by Molière.

? Select all the pieces that each player in chess begins with two of.
* Rook | Knight | Bishop
- Queen | King
= Each side has eight pawns besides, sixteen pieces in all.

? Put these by how many players one team has on the field, the fewest first.
> Beach volleyball | Basketball | Volleyball | Football
= Two, five, six and eleven.

? Put these musical groups in order, the smallest first.
> Duo | Trio | Quartet | Quintet | Octet
= A string quartet has two violins, a viola and a cello.

? Select all the brass instruments.
* Trombone | French horn | Tuba
- Clarinet | Bassoon
= In brass instruments the lips themselves buzz; clarinet and bassoon have reeds.

? Put these units of music in order, the longest note first.
> Whole note | Half note | Quarter note | Eighth note
= British musicians call them semibreve, minim, crotchet and quaver.

? Select all the animals in the Bremen Town Musicians, the fairy tale of the Brothers Grimm.
* Donkey | Cat | Cockerel
- Pig | Goat
= The fourth of them is a dog. They never reach Bremen.

? Select all the languages that are written with the Latin alphabet.
* Turkish | Vietnamese | Swahili
- Greek | Bulgarian
= Turkish changed from Arabic letters in 1928.

? Select all the languages that descend from Latin.
* Romanian | Portuguese | Catalan
- Hungarian | Albanian
= Romanian kept some Latin endings that its western sisters lost.

? Put these letters of the Greek alphabet in order.
> Alpha | Beta | Gamma | Delta | Omega
= Alpha and beta gave the alphabet its name; omega is the last of the 24 letters.

? Select all the novels by Charles Dickens.
* Oliver Twist | Great Expectations
- Emma | Jane Eyre | Dracula
= Emma is by Jane Austen, Jane Eyre by Charlotte Brontë, Dracula by Bram Stoker.

? Select all the strings of a violin.
* G | D | A
- C | F
= The fourth is E: each string is a fifth above the one before.

? Put these styles of European art in order, the earliest first.
> Romanesque | Gothic | Renaissance | Baroque | Impressionism
= The name Impressionism was at first meant as mockery, after a picture by Monet.

? Select all the operas by Wolfgang Amadeus Mozart.
* The Magic Flute | Don Giovanni
- Aida | Carmen | Tosca
= Aida is by Verdi, Carmen by Bizet and Tosca by Puccini.

? Put the events of a men’s decathlon in order.
> 100 metres | Long jump | Shot put | 1500 metres
= They are the first, second and third events, and the tenth.

? Select all the painters of the Italian Renaissance.
* Botticelli | Raphael
- Velázquez | Turner | Klimt
= Velázquez painted in seventeenth-century Spain, Turner and Klimt after 1790.
`,
}
