import type { WrittenPack } from '../../types.ts'

export const pack: WrittenPack = {
  category: 'languages',
  subcategory: 'words',
  language: 'en',
  questions: [
    {
      question: 'What is the plural of ‘mouse’, the animal?',
      options: ['Mice', 'Mouses', 'Mices', 'Meese'],
      note: 'Like ‘feet’ and ‘geese’, it changes its vowel instead of adding an s. The pattern is older than English itself.',
    },
    {
      question: 'Which of these words reads the same backwards?',
      options: ['Level', 'Lever', 'Label', 'Local'],
      note: 'Such words are called palindromes, from Greek for ‘running back again’. ‘Radar’ and ‘noon’ are others.',
    },
    {
      question: 'Which of these words starts with a silent letter?',
      options: ['Gnat', 'Goat', 'Gull', 'Grub'],
      note: 'The g was once pronounced, as was the k in ‘knee’. The sounds faded away, but the spelling stayed.',
    },
    {
      question: 'Which spelling is correct?',
      options: ['Necessary', 'Neccessary', 'Necesary', 'Neccesary'],
      note: 'One c and two s: think of a shirt, which has one collar and two sleeves.',
    },
    {
      question: 'Written without an apostrophe, ‘its’ means ‘it is’.',
      isTrue: false,
      note: '‘Its’ means ‘belonging to it’, like ‘his’ or ‘her’. The short form of ‘it is’ needs the apostrophe: ‘it’s’.',
    },
    {
      question: 'What do we call a word that means the opposite of another?',
      options: ['Antonym', 'Synonym', 'Homonym', 'Acronym'],
      note: '‘Hot’ and ‘cold’ are antonyms. Synonyms mean nearly the same, and homonyms look or sound alike.',
    },
    {
      question: 'What is a young goose called?',
      options: ['Gosling', 'Cygnet', 'Leveret', 'Squab'],
      note: 'The ending -ling often marks something small or young, as in ‘duckling’. A cygnet is a young swan.',
    },
    {
      question: 'What does ‘RSVP’ on an invitation ask you to do?',
      options: ['Send a reply', 'Dress smartly', 'Bring a gift', 'Arrive early'],
      note: 'It is short for the French ‘répondez s’il vous plaît’, ‘please answer’.',
    },
    {
      question: 'Which day of the week is named after the god Woden?',
      options: ['Wednesday', 'Tuesday', 'Thursday', 'Saturday'],
      note: 'Woden is the old English name of Odin. Tuesday belongs to Tiw, Thursday to Thor and Saturday to Saturn.',
    },
    {
      question: 'What does the Greek ‘tele’ in ‘telephone’ mean?',
      options: ['Far', 'Fast', 'Voice', 'Wire'],
      note: 'A telephone is a ‘far voice’. In the same way a telescope looks far and a telegraph writes far.',
    },
    {
      question: 'What does ‘astronaut’ mean literally?',
      options: ['Star sailor', 'Sky walker', 'Moon rider', 'Space pilot'],
      note: 'It joins Greek ‘astron’, star, and ‘nautes’, sailor. A cosmonaut is a sailor of the universe.',
    },
    {
      question: 'What is the sign & called?',
      options: ['Ampersand', 'Asterisk', 'Ellipsis', 'Semicolon'],
      note: 'Its shape grew out of Latin ‘et’, and. Its name is a slurred ‘and per se and’, once said at the end of the alphabet.',
    },
    {
      question: '‘Robot’ as a word for an artificial worker first appeared in a play.',
      isTrue: true,
      note: 'Karel Čapek used it in ‘R.U.R.’ in 1920. It comes from Czech ‘robota’, forced labour.',
    },
    {
      question: 'What does ‘safari’ mean in Swahili?',
      options: ['Journey', 'Hunter', 'Lion', 'Grassland'],
      note: 'Swahili took the word from Arabic ‘safar’, travel. In Swahili it can mean any kind of trip.',
    },
    {
      question: 'Which language do ‘algebra’, ‘alcohol’ and ‘alcove’ go back to?',
      options: ['Arabic', 'Greek', 'Latin', 'Turkish'],
      note: 'The ‘al’ at the start is the Arabic word for ‘the’. Many such words reached English through Spain or France.',
    },
    {
      question: 'What is the term for words that imitate sounds, such as ‘buzz’?',
      options: ['Onomatopoeia', 'Alliteration', 'Hyperbole', 'Metaphor'],
      note: 'Every language hears in its own way: a cockerel says ‘cocorico’ in French and ‘kikeriki’ in German.',
    },
    {
      question: 'In ‘Wherefore art thou Romeo?’, ‘wherefore’ means ‘where’.',
      isTrue: false,
      note: 'It means ‘why’. Juliet is asking why he has to be Romeo, a son of the family hers is feuding with.',
    },
    {
      question: 'What is a word blended from two others, such as ‘brunch’, called?',
      options: ['Portmanteau', 'Palindrome', 'Anagram', 'Oxymoron'],
      note: 'Lewis Carroll’s Humpty Dumpty named it after a suitcase with two halves: ‘two meanings packed up into one word’.',
    },
    {
      question: 'What is a sentence that uses every letter of the alphabet called?',
      options: ['Pangram', 'Anagram', 'Epigram', 'Monogram'],
      note: 'The best known is ‘The quick brown fox jumps over the lazy dog’. It has long been used to show off typefaces.',
    },
    {
      question: 'What is the dot over the letter i called?',
      options: ['Tittle', 'Tilde', 'Serif', 'Cedilla'],
      note: 'The j has one too. Scribes marked the i this way to tell it from the strokes of a neighbouring m, n or u.',
    },
  ],
}
