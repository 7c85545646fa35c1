import type { WrittenPack } from '../../types.ts'

export const pack: WrittenPack = {
  category: 'languages',
  subcategory: 'words',
  language: 'en',
  questions: `
? What is the plural of ‘mouse’, the animal?
+ Mice
- Mouses | Mices | Meese
= Like ‘feet’ and ‘geese’, it changes its vowel instead of adding an s. The pattern is older than English itself.

? Which of these words reads the same backwards?
+ Level
- Lever | Label | Local
= Such words are called palindromes, from Greek for ‘running back again’. ‘Radar’ and ‘noon’ are others.

? Which of these words starts with a silent letter?
+ Gnat
- Goat | Gull | Grub
= The g was once pronounced, as was the k in ‘knee’. The sounds faded away, but the spelling stayed.

? Which spelling is correct?
+ Necessary
- Neccessary | Necesary | Neccesary
= One c and two s: think of a shirt, which has one collar and two sleeves.

? Written without an apostrophe, ‘its’ means ‘it is’.
! false
= ‘Its’ means ‘belonging to it’, like ‘his’ or ‘her’. The short form of ‘it is’ needs the apostrophe: ‘it’s’.

? What do we call a word that means the opposite of another?
+ Antonym
- Synonym | Homonym | Acronym
= ‘Hot’ and ‘cold’ are antonyms. Synonyms mean nearly the same, and homonyms look or sound alike.

? What is a young goose called?
+ Gosling
- Cygnet | Leveret | Squab
= The ending -ling often marks something small or young, as in ‘duckling’. A cygnet is a young swan.

? What does ‘RSVP’ on an invitation ask you to do?
+ Send a reply
- Dress smartly | Bring a gift | Arrive early
= It is short for the French ‘répondez s’il vous plaît’, ‘please answer’.

? Which day of the week is named after the god Woden?
+ Wednesday
- Tuesday | Thursday | Saturday
= Woden is the old English name of Odin. Tuesday belongs to Tiw, Thursday to Thor and Saturday to Saturn.

? What does the Greek ‘tele’ in ‘telephone’ mean?
+ Far
- Fast | Voice | Wire
= A telephone is a ‘far voice’. In the same way a telescope looks far and a telegraph writes far.

? What does ‘astronaut’ mean literally?
+ Star sailor
- Sky walker | Moon rider | Space pilot
= It joins Greek ‘astron’, star, and ‘nautes’, sailor. A cosmonaut is a sailor of the universe.

? What is the sign & called?
+ Ampersand
- Asterisk | Ellipsis | Semicolon
= Its shape grew out of Latin ‘et’, and. Its name is a slurred ‘and per se and’, once said at the end of the alphabet.

? ‘Robot’ as a word for an artificial worker first appeared in a play.
! true
= Karel Čapek used it in ‘R.U.R.’ in 1920. It comes from Czech ‘robota’, forced labour.

? What does ‘safari’ mean in Swahili?
+ Journey
- Hunter | Lion | Grassland
= Swahili took the word from Arabic ‘safar’, travel. In Swahili it can mean any kind of trip.

? Which language do ‘algebra’, ‘alcohol’ and ‘alcove’ go back to?
+ Arabic
- Greek | Latin | Turkish
= The ‘al’ at the start is the Arabic word for ‘the’. Many such words reached English through Spain or France.

? What is the term for words that imitate sounds, such as ‘buzz’?
+ Onomatopoeia
- Alliteration | Hyperbole | Metaphor
= Every language hears in its own way: a cockerel says ‘cocorico’ in French and ‘kikeriki’ in German.

? In ‘Wherefore art thou Romeo?’, ‘wherefore’ means ‘where’.
! false
= It means ‘why’. Juliet is asking why he has to be Romeo, a son of the family hers is feuding with.

? What is a word blended from two others, such as ‘brunch’, called?
+ Portmanteau
- Palindrome | Anagram | Oxymoron
= Lewis Carroll’s Humpty Dumpty named it after a suitcase with two halves: ‘two meanings packed up into one word’.

? What is a sentence that uses every letter of the alphabet called?
+ Pangram
- Anagram | Epigram | Monogram
= The best known is ‘The quick brown fox jumps over the lazy dog’. It has long been used to show off typefaces.

? What is the dot over the letter i called?
+ Tittle
- Tilde | Serif | Cedilla
= The j has one too. Scribes marked the i this way to tell it from the strokes of a neighbouring m, n or u.`,
}
