import type { WrittenPack } from '../../types.ts'

export const pack: WrittenPack = {
  category: 'history',
  language: 'en',
  questions: `
? Which ancient land was ruled by pharaohs?
+ Egypt
- Greece | Persia | Babylonia
= The word ‘pharaoh’ meant ‘great house’. At first it was the name of the palace, and only later of the ruler.

? Which ocean liner sank on her first voyage in 1912?
+ Titanic
- Lusitania | Britannic | Queen Mary
= She went down less than three hours after striking an iceberg. New rules then required lifeboats for everyone.

? In which year did people first walk on the Moon?
+ 1969
- 1957 | 1975 | 1981
= Neil Armstrong and Buzz Aldrin of Apollo 11 landed in July. By the end of 1972, twelve people had walked there.

? In Greek legend, which city fell to soldiers hidden in a wooden horse?
+ Troy
- Sparta | Corinth | Carthage
= Ruins taken to be the city lie at Hisarlık in Turkey, where settlements were built one on top of another.

? Gladiators fought in Rome’s Colosseum.
! true
= It opened in AD 80 and held some 50,000 people. Lifts below the floor could raise animals into the arena.

? In which year did the Second World War end?
+ 1945
- 1947 | 1949 | 1953
= The fighting in Europe ended in May. Japan signed its surrender in September, aboard a ship in Tokyo Bay.

? Which city was divided by a wall from 1961 to 1989?
+ Berlin
- Vienna | Warsaw | Budapest
= The Wall ran right around West Berlin. Today a double row of cobblestones marks its course through the city centre.

? What modern city was once called Constantinople?
+ Istanbul
- Athens | Alexandria | Damascus
= Emperor Constantine made it his capital in the year 330. Before that it was known as Byzantium.

? Who raided the English island monastery of Lindisfarne in 793?
+ The Vikings
- The Normans | The Huns | The Vandals
= The raid is often taken as the start of their age. Their longships could cross seas and also row up rivers.

? What was buried by the thousand to guard China’s first emperor?
+ Clay soldiers
- Jade lions | Bronze dragons | Stone elephants
= The Terracotta Army was found in 1974 by farmers digging a well. The soldiers’ faces differ from one another.

? Where did Napoleon suffer his final defeat in 1815?
+ Waterloo
- Austerlitz | Borodino | Leipzig
= The battlefield lies in today’s Belgium. Napoleon was then sent to the remote island of Saint Helena.

? Which disease is blamed for the Black Death of the 1340s?
+ Plague
- Cholera | Smallpox | Malaria
= It killed perhaps a third of Europe’s people, or even more, within a few years. Today antibiotics can treat it.

? The Hundred Years’ War lasted exactly one hundred years.
! false
= England and France fought from 1337 to 1453, which makes 116 years, though with long truces in between.

? Who united the Mongol tribes in 1206?
+ Genghis Khan
- Kublai Khan | Tamerlane | Attila
= He was born Temüjin and took his title that year. His grandson Kublai founded the Yuan dynasty in China.

? Which document did King John of England agree to in 1215?
+ Magna Carta
- Domesday Book | Bill of Rights | Petition of Right
= He sealed it at Runnymede by the Thames. It laid down that even a king is bound by the law.

? Which script did the Sumerians press into wet clay?
+ Cuneiform
- Hieroglyphs | Linear B | Runes
= Its name means ‘wedge-shaped’, after the marks of the reed stylus. It stayed in use for some 3,000 years.

? Teaching at Oxford began before the Aztecs founded Tenochtitlan.
! true
= There was teaching at Oxford by 1096. The Aztec capital is traditionally said to have been founded in 1325.

? Which empire did Mansa Musa, famous for his gold, rule in the 1300s?
+ Mali Empire
- Ashanti Empire | Aksumite Empire | Ethiopian Empire
= On his way to Mecca in 1324 he is said to have given away so much gold in Cairo that its value fell.

? Born into slavery, who became a leader of the Haitian Revolution?
+ Toussaint Louverture
- Simón Bolívar | Miguel Hidalgo | José de San Martín
= He died in a French prison in 1803. Haiti declared its independence on the first day of 1804.

? What ended the Thirty Years’ War in 1648?
+ Peace of Westphalia
- Peace of Augsburg | Treaty of Utrecht | Congress of Vienna
= It was negotiated in Münster and Osnabrück. The war had begun after officials were thrown from a window in Prague.`,
}
