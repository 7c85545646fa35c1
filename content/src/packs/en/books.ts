import type { WrittenPack } from '../../types.ts'

export const pack: WrittenPack = {
  category: 'books',
  language: 'en',
  questions: `
? Which girl follows a White Rabbit down its hole?
+ Alice
- Wendy | Dorothy | Heidi
= Lewis Carroll was the pen name of Charles Dodgson, a mathematician at Oxford. He first told the story on a boat trip.

? Which detective has rooms at 221B Baker Street?
+ Sherlock Holmes
- Hercule Poirot | Father Brown | Auguste Dupin
= When Arthur Conan Doyle chose the address, the house numbers in that London street did not yet go that high.

? In which Shakespeare play are the Montagues and the Capulets enemies?
+ Romeo and Juliet
- Hamlet | Macbeth | The Merchant of Venice
= The two families feud in Verona. Shakespeare took the plot from an English poem, itself based on Italian tales.

? Which author created both Oliver Twist and Ebenezer Scrooge?
+ Charles Dickens
- Thomas Hardy | Wilkie Collins | Anthony Trollope
= He knew poverty himself: at twelve he worked in a boot-polish factory while his father was in prison for debt.

? What kind of animal is Moby Dick?
+ A sperm whale
- A blue whale | A white shark | A giant squid
= Herman Melville had sailed on whaling ships. He also knew the fate of the Essex, sunk by such a whale in 1820.

? In Mary Shelley’s novel, Frankenstein is the name of the creature.
! false
= It is the name of the student who makes it. The creature itself never gets a name in the book.

? Within how many days does Phileas Fogg bet he can circle the world?
+ 80
- 90 | 100 | 120
= He thinks he is too late, but by always travelling east he has gained a day. Jules Verne wrote the novel in 1872.

? Which part of Middle-earth do Bilbo and Frodo Baggins come from?
+ The Shire
- Rohan | Gondor | Rivendell
= J. R. R. Tolkien recalled writing the first line of ‘The Hobbit’ on an empty page of an exam paper he was marking.

? Which young man joins the musketeers Athos, Porthos and Aramis?
+ D’Artagnan
- Edmond Dantès | Jean Valjean | Julien Sorel
= Alexandre Dumas borrowed the name from a real captain of musketeers, who fell at the siege of Maastricht in 1673.

? In which novel does Elizabeth Bennet meet Mr Darcy?
+ Pride and Prejudice
- Sense and Sensibility | Mansfield Park | Northanger Abbey
= Jane Austen’s first version was called ‘First Impressions’. The novel came out in 1813 without her name on it.

? Which family of writers gave us ‘Jane Eyre’ and ‘Wuthering Heights’?
+ The Brontës
- The Austens | The Alcotts | The Rossettis
= Charlotte and Emily published them in 1847 as Currer and Ellis Bell. Their sister Anne wrote as Acton Bell.

? To which island does Odysseus long to return?
+ Ithaca
- Crete | Rhodes | Lesbos
= The war took ten years, the voyage home ten more. Penelope put off her suitors by undoing her weaving at night.

? How many lines does a classic sonnet have?
+ 14
- 8 | 10 | 12
= Petrarch’s fall into eight and six. Shakespeare’s end with a rhyming pair that often turns the thought around.

? Agatha Christie learned about poisons while working in a hospital pharmacy.
! true
= She worked there during the First World War and again in the Second. Poison already features in her first novel, of 1920.

? What is the ship in ‘Treasure Island’ called?
+ Hispaniola
- Pequod | Nautilus | Jolly Roger
= The Pequod hunts Moby Dick, the Nautilus is Captain Nemo’s submarine and the Jolly Roger belongs to Captain Hook.

? George Eliot, who wrote ‘Middlemarch’, was a man.
! false
= Behind the name was Mary Ann Evans. She wanted her novels judged apart from her private life and her work as a critic.

? Which poet guides Dante through Hell in ‘The Divine Comedy’?
+ Virgil
- Homer | Ovid | Horace
= He also leads the way up the mountain of Purgatory. Beatrice, whom Dante had loved, then shows him Paradise.

? What happens to Gregor Samsa in the first sentence of a Kafka story?
+ He wakes up as an insect
- He is arrested in bed | He arrives at a castle | He sails to America
= When ‘The Metamorphosis’ was printed in 1915, Kafka insisted that the insect itself must not be drawn on the cover.

? Who wrote the novel ‘Things Fall Apart’?
+ Chinua Achebe
- Wole Soyinka | Ben Okri | Amos Tutuola
= It tells of an Igbo village in what is now Nigeria. The title of the 1958 book comes from a poem by W. B. Yeats.

? Which lady of the Japanese court wrote ‘The Tale of Genji’?
+ Murasaki Shikibu
- Sei Shōnagon | Izumi Shikibu | Ono no Komachi
= Written in the early 11th century, it is often called the world’s first novel. It has 54 chapters and hundreds of characters.`,
}
