import type { WrittenPack } from '../../types.ts'

export const pack: WrittenPack = {
  category: 'history',
  language: 'en',
  questions: [
    {
      question: 'Which ancient land was ruled by pharaohs?',
      options: ['Egypt', 'Greece', 'Persia', 'Babylonia'],
      note: 'The word ‘pharaoh’ meant ‘great house’. At first it was the name of the palace, and only later of the ruler.',
    },
    {
      question: 'Which ocean liner sank on her first voyage in 1912?',
      options: ['Titanic', 'Lusitania', 'Britannic', 'Queen Mary'],
      note: 'She went down less than three hours after striking an iceberg. New rules then required lifeboats for everyone.',
    },
    {
      question: 'In which year did people first walk on the Moon?',
      options: ['1969', '1957', '1975', '1981'],
      note: 'Neil Armstrong and Buzz Aldrin of Apollo 11 landed in July. By the end of 1972, twelve people had walked there.',
    },
    {
      question: 'In Greek legend, which city fell to soldiers hidden in a wooden horse?',
      options: ['Troy', 'Sparta', 'Corinth', 'Carthage'],
      note: 'Ruins taken to be the city lie at Hisarlık in Turkey, where settlements were built one on top of another.',
    },
    {
      question: 'Gladiators fought in Rome’s Colosseum.',
      isTrue: true,
      note: 'It opened in AD 80 and held some 50,000 people. Lifts below the floor could raise animals into the arena.',
    },
    {
      question: 'In which year did the Second World War end?',
      options: ['1945', '1947', '1949', '1953'],
      note: 'The fighting in Europe ended in May. Japan signed its surrender in September, aboard a ship in Tokyo Bay.',
    },
    {
      question: 'Which city was divided by a wall from 1961 to 1989?',
      options: ['Berlin', 'Vienna', 'Warsaw', 'Budapest'],
      note: 'The Wall ran right around West Berlin. Today a double row of cobblestones marks its course through the city centre.',
    },
    {
      question: 'What modern city was once called Constantinople?',
      options: ['Istanbul', 'Athens', 'Alexandria', 'Damascus'],
      note: 'Emperor Constantine made it his capital in the year 330. Before that it was known as Byzantium.',
    },
    {
      question: 'Who raided the English island monastery of Lindisfarne in 793?',
      options: ['The Vikings', 'The Normans', 'The Huns', 'The Vandals'],
      note: 'The raid is often taken as the start of their age. Their longships could cross seas and also row up rivers.',
    },
    {
      question: 'What was buried by the thousand to guard China’s first emperor?',
      options: ['Clay soldiers', 'Jade lions', 'Bronze dragons', 'Stone elephants'],
      note: 'The Terracotta Army was found in 1974 by farmers digging a well. The soldiers’ faces differ from one another.',
    },
    {
      question: 'Where did Napoleon suffer his final defeat in 1815?',
      options: ['Waterloo', 'Austerlitz', 'Borodino', 'Leipzig'],
      note: 'The battlefield lies in today’s Belgium. Napoleon was then sent to the remote island of Saint Helena.',
    },
    {
      question: 'Which disease is blamed for the Black Death of the 1340s?',
      options: ['Plague', 'Cholera', 'Smallpox', 'Malaria'],
      note: 'It killed perhaps a third of Europe’s people, or even more, within a few years. Today antibiotics can treat it.',
    },
    {
      question: 'The Hundred Years’ War lasted exactly one hundred years.',
      isTrue: false,
      note: 'England and France fought from 1337 to 1453, which makes 116 years, though with long truces in between.',
    },
    {
      question: 'Who united the Mongol tribes in 1206?',
      options: ['Genghis Khan', 'Kublai Khan', 'Tamerlane', 'Attila'],
      note: 'He was born Temüjin and took his title that year. His grandson Kublai founded the Yuan dynasty in China.',
    },
    {
      question: 'Which document did King John of England agree to in 1215?',
      options: ['Magna Carta', 'Domesday Book', 'Bill of Rights', 'Petition of Right'],
      note: 'He sealed it at Runnymede by the Thames. It laid down that even a king is bound by the law.',
    },
    {
      question: 'Which script did the Sumerians press into wet clay?',
      options: ['Cuneiform', 'Hieroglyphs', 'Linear B', 'Runes'],
      note: 'Its name means ‘wedge-shaped’, after the marks of the reed stylus. It stayed in use for some 3,000 years.',
    },
    {
      question: 'Teaching at Oxford began before the Aztecs founded Tenochtitlan.',
      isTrue: true,
      note: 'There was teaching at Oxford by 1096. The Aztec capital is traditionally said to have been founded in 1325.',
    },
    {
      question: 'Which empire did Mansa Musa, famous for his gold, rule in the 1300s?',
      options: ['Mali Empire', 'Ashanti Empire', 'Aksumite Empire', 'Ethiopian Empire'],
      note: 'On his way to Mecca in 1324 he is said to have given away so much gold in Cairo that its value fell.',
    },
    {
      question: 'Born into slavery, who became a leader of the Haitian Revolution?',
      options: ['Toussaint Louverture', 'Simón Bolívar', 'Miguel Hidalgo', 'José de San Martín'],
      note: 'He died in a French prison in 1803. Haiti declared its independence on the first day of 1804.',
    },
    {
      question: 'What ended the Thirty Years’ War in 1648?',
      options: ['Peace of Westphalia', 'Peace of Augsburg', 'Treaty of Utrecht', 'Congress of Vienna'],
      note: 'It was negotiated in Münster and Osnabrück. The war had begun after officials were thrown from a window in Prague.',
    },
  ],
}
