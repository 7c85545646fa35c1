import type { WrittenPack } from '../../types.ts'

export const pack: WrittenPack = {
  category: 'books',
  language: 'en',
  questions: [
    {
      question: 'Which girl follows a White Rabbit down its hole?',
      options: ['Alice', 'Wendy', 'Dorothy', 'Heidi'],
      note: 'Lewis Carroll was the pen name of Charles Dodgson, a mathematician at Oxford. He first told the story on a boat trip.',
    },
    {
      question: 'Which detective has rooms at 221B Baker Street?',
      options: ['Sherlock Holmes', 'Hercule Poirot', 'Father Brown', 'Auguste Dupin'],
      note: 'When Arthur Conan Doyle chose the address, the house numbers in that London street did not yet go that high.',
    },
    {
      question: 'In which Shakespeare play are the Montagues and the Capulets enemies?',
      options: ['Romeo and Juliet', 'Hamlet', 'Macbeth', 'The Merchant of Venice'],
      note: 'The two families feud in Verona. Shakespeare took the plot from an English poem, itself based on Italian tales.',
    },
    {
      question: 'Which author created both Oliver Twist and Ebenezer Scrooge?',
      options: ['Charles Dickens', 'Thomas Hardy', 'Wilkie Collins', 'Anthony Trollope'],
      note: 'He knew poverty himself: at twelve he worked in a boot-polish factory while his father was in prison for debt.',
    },
    {
      question: 'What kind of animal is Moby Dick?',
      options: ['A sperm whale', 'A blue whale', 'A white shark', 'A giant squid'],
      note: 'Herman Melville had sailed on whaling ships. He also knew the fate of the Essex, sunk by such a whale in 1820.',
    },
    {
      question: 'In Mary Shelley’s novel, Frankenstein is the name of the creature.',
      isTrue: false,
      note: 'It is the name of the student who makes it. The creature itself never gets a name in the book.',
    },
    {
      question: 'Within how many days does Phileas Fogg bet he can circle the world?',
      options: ['80', '90', '100', '120'],
      note: 'He thinks he is too late, but by always travelling east he has gained a day. Jules Verne wrote the novel in 1872.',
    },
    {
      question: 'Which part of Middle-earth do Bilbo and Frodo Baggins come from?',
      options: ['The Shire', 'Rohan', 'Gondor', 'Rivendell'],
      note: 'J. R. R. Tolkien recalled writing the first line of ‘The Hobbit’ on an empty page of an exam paper he was marking.',
    },
    {
      question: 'Which young man joins the musketeers Athos, Porthos and Aramis?',
      options: ['D’Artagnan', 'Edmond Dantès', 'Jean Valjean', 'Julien Sorel'],
      note: 'Alexandre Dumas borrowed the name from a real captain of musketeers, who fell at the siege of Maastricht in 1673.',
    },
    {
      question: 'In which novel does Elizabeth Bennet meet Mr Darcy?',
      options: ['Pride and Prejudice', 'Sense and Sensibility', 'Mansfield Park', 'Northanger Abbey'],
      note: 'Jane Austen’s first version was called ‘First Impressions’. The novel came out in 1813 without her name on it.',
    },
    {
      question: 'Which family of writers gave us ‘Jane Eyre’ and ‘Wuthering Heights’?',
      options: ['The Brontës', 'The Austens', 'The Alcotts', 'The Rossettis'],
      note: 'Charlotte and Emily published them in 1847 as Currer and Ellis Bell. Their sister Anne wrote as Acton Bell.',
    },
    {
      question: 'To which island does Odysseus long to return?',
      options: ['Ithaca', 'Crete', 'Rhodes', 'Lesbos'],
      note: 'The war took ten years, the voyage home ten more. Penelope put off her suitors by undoing her weaving at night.',
    },
    {
      question: 'How many lines does a classic sonnet have?',
      options: ['14', '8', '10', '12'],
      note: 'Petrarch’s fall into eight and six. Shakespeare’s end with a rhyming pair that often turns the thought around.',
    },
    {
      question: 'Agatha Christie learned about poisons while working in a hospital pharmacy.',
      isTrue: true,
      note: 'She worked there during the First World War and again in the Second. Poison already features in her first novel, of 1920.',
    },
    {
      question: 'What is the ship in ‘Treasure Island’ called?',
      options: ['Hispaniola', 'Pequod', 'Nautilus', 'Jolly Roger'],
      note: 'The Pequod hunts Moby Dick, the Nautilus is Captain Nemo’s submarine and the Jolly Roger belongs to Captain Hook.',
    },
    {
      question: 'George Eliot, who wrote ‘Middlemarch’, was a man.',
      isTrue: false,
      note: 'Behind the name was Mary Ann Evans. She wanted her novels judged apart from her private life and her work as a critic.',
    },
    {
      question: 'Which poet guides Dante through Hell in ‘The Divine Comedy’?',
      options: ['Virgil', 'Homer', 'Ovid', 'Horace'],
      note: 'He also leads the way up the mountain of Purgatory. Beatrice, whom Dante had loved, then shows him Paradise.',
    },
    {
      question: 'What happens to Gregor Samsa in the first sentence of a Kafka story?',
      options: ['He wakes up as an insect', 'He is arrested in bed', 'He arrives at a castle', 'He sails to America'],
      note: 'When ‘The Metamorphosis’ was printed in 1915, Kafka insisted that the insect itself must not be drawn on the cover.',
    },
    {
      question: 'Who wrote the novel ‘Things Fall Apart’?',
      options: ['Chinua Achebe', 'Wole Soyinka', 'Ben Okri', 'Amos Tutuola'],
      note: 'It tells of an Igbo village in what is now Nigeria. The title of the 1958 book comes from a poem by W. B. Yeats.',
    },
    {
      question: 'Which lady of the Japanese court wrote ‘The Tale of Genji’?',
      options: ['Murasaki Shikibu', 'Sei Shōnagon', 'Izumi Shikibu', 'Ono no Komachi'],
      note: 'Written in the early 11th century, it is often called the world’s first novel. It has 54 chapters and hundreds of characters.',
    },
  ],
}
