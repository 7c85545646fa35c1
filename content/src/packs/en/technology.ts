import type { WrittenPack } from '../../types.ts'

export const pack: WrittenPack = {
  category: 'technology',
  language: 'en',
  questions: [
    {
      question: 'What do the three letters ‘www’ in a web address stand for?',
      options: ['World Wide Web', 'Wide World Wires', 'Web Without Walls', 'World Web Works'],
      note: 'It is a curious abbreviation: spoken aloud in English, the letters take nine syllables and the full name only three.',
    },
    {
      question: 'Which digits are binary numbers written with?',
      options: ['0 and 1', '1 and 2', '0 and 9', '1 and 9'],
      note: 'Each place is worth twice the one to its right. Thirteen, for example, is 1101: eight plus four plus one.',
    },
    {
      question: 'Which shortcut copies the selected text in Windows?',
      options: ['Ctrl + C', 'Ctrl + V', 'Ctrl + X', 'Ctrl + Z'],
      note: 'The other three paste, cut and undo. On an English keyboard their keys sit side by side, within easy reach of one hand.',
    },
    {
      question: 'What is a mistake in a computer program usually called?',
      options: ['A bug', 'A byte', 'A cookie', 'A plug-in'],
      note: 'Engineers already used the word in the 1870s. In 1947 a real moth found in a Harvard computer was taped into the logbook.',
    },
    {
      question: 'What does a GPS receiver work out from the signals of satellites?',
      options: ['Its position', 'Its weight', 'Its temperature', 'Its battery level'],
      note: 'It compares how long the signals took to arrive. To know place and time exactly, it needs at least four satellites.',
    },
    {
      question: 'What is it called when fake messages try to trick you out of your password?',
      options: ['Phishing', 'Caching', 'Debugging', 'Streaming'],
      note: 'Scammers cast a bait and wait for someone to bite. The safest habit is to open the site yourself and not through the link.',
    },
    {
      question: 'For which invention was Alexander Graham Bell granted a patent in 1876?',
      options: ['The telephone', 'The radio', 'The phonograph', 'The typewriter'],
      note: 'His application reached the patent office on the same day as papers from Elisha Gray, who described a similar device.',
    },
    {
      question: 'Which three colours of light does a screen mix to show all the others?',
      options: ['Red, green and blue', 'Red, yellow and blue', 'Cyan, pink and yellow', 'Orange, green and violet'],
      note: 'They suit the three kinds of colour receptor in the human eye. All three at full strength look white.',
    },
    {
      question: 'A private browsing window hides your visits from your internet provider.',
      isTrue: false,
      note: 'It only keeps history and cookies from being stored on your own device. Your provider can still see which sites you contact.',
    },
    {
      question: 'Which of these loses its contents when the power goes off?',
      options: ['Main memory (RAM)', 'Solid-state drive', 'Hard disk', 'USB stick'],
      note: 'It holds what the computer is working on at the moment and is much faster than a drive. That is why saving your work matters.',
    },
    {
      question: 'What does the S in ‘https’ stand for?',
      options: ['Secure', 'Server', 'System', 'Standard'],
      note: 'The connection is encrypted, so nobody on the way can read along. It does not prove that the people behind a site are honest.',
    },
    {
      question: 'Ions of which element move back and forth in a typical phone battery?',
      options: ['Lithium', 'Lead', 'Nickel', 'Zinc'],
      note: 'It is the lightest of all metals, so a small battery can store a lot of energy for its weight.',
    },
    {
      question: 'Most internet traffic between continents travels by satellite.',
      isTrue: false,
      note: 'Nearly all of it runs as pulses of light through cables on the seabed. Many of them are no thicker than a garden hose.',
    },
    {
      question: 'The first webcam was set up to keep an eye on a coffee pot.',
      isTrue: true,
      note: 'From 1991 it spared computer scientists in Cambridge a walk to an empty pot. In 1993 its pictures appeared on the web.',
    },
    {
      question: 'In hexadecimal, which number does the digit F stand for?',
      options: ['15', '14', '16', '12'],
      note: 'The sixteen digits run from 0 to 9 and on from A to F. Two of them describe one byte: FF is 255.',
    },
    {
      question: 'Which method searches a sorted list by halving it again and again?',
      options: ['Binary search', 'Linear search', 'Random search', 'Depth-first search'],
      note: 'Doubling the list costs only one more step. Among a million names, twenty comparisons are always enough.',
    },
    {
      question: 'Where was the first working transistor built, in 1947?',
      options: ['Bell Labs', 'Xerox PARC', 'Bletchley Park', 'Los Alamos'],
      note: 'John Bardeen, Walter Brattain and William Shockley won the 1956 Nobel Prize in Physics for it. Today a chip holds billions.',
    },
    {
      question: 'Which device did Douglas Engelbart show in public in 1968?',
      options: ['The computer mouse', 'The floppy disk', 'The laser printer', 'The pocket calculator'],
      note: 'The first one had a wooden case. His 90-minute demonstration also showed hypertext, video calls and shared editing.',
    },
    {
      question: 'Which machine helped Bletchley Park read messages in the Lorenz cipher?',
      options: ['Colossus', 'ENIAC', 'UNIVAC', 'Harvard Mark I'],
      note: 'Tommy Flowers designed this early electronic computer, which was at work from 1944. It stayed secret until the 1970s.',
    },
    {
      question: 'Which kind of program did Grace Hopper pioneer in the early 1950s?',
      options: ['The compiler', 'The spreadsheet', 'The web browser', 'The computer virus'],
      note: 'Her A-0 System had the computer itself put together machine code. Her later work shaped the language COBOL.',
    },
  ],
}
