import type { WrittenPack } from '../../types.ts'

export const pack: WrittenPack = {
  category: 'technology',
  language: 'en',
  questions: `
? What do the three letters ‘www’ in a web address stand for?
+ World Wide Web
- Wide World Wires | Web Without Walls | World Web Works
= It is a curious abbreviation: spoken aloud in English, the letters take nine syllables and the full name only three.

? Which digits are binary numbers written with?
+ 0 and 1
- 1 and 2 | 0 and 9 | 1 and 9
= Each place is worth twice the one to its right. Thirteen, for example, is 1101: eight plus four plus one.

? Which shortcut copies the selected text in Windows?
+ Ctrl + C
- Ctrl + V | Ctrl + X | Ctrl + Z
= The other three paste, cut and undo. On an English keyboard their keys sit side by side, within easy reach of one hand.

? What is a mistake in a computer program usually called?
+ A bug
- A byte | A cookie | A plug-in
= Engineers already used the word in the 1870s. In 1947 a real moth found in a Harvard computer was taped into the logbook.

? What does a GPS receiver work out from the signals of satellites?
+ Its position
- Its weight | Its temperature | Its battery level
= It compares how long the signals took to arrive. To know place and time exactly, it needs at least four satellites.

? What is it called when fake messages try to trick you out of your password?
+ Phishing
- Caching | Debugging | Streaming
= Scammers cast a bait and wait for someone to bite. The safest habit is to open the site yourself and not through the link.

? For which invention was Alexander Graham Bell granted a patent in 1876?
+ The telephone
- The radio | The phonograph | The typewriter
= His application reached the patent office on the same day as papers from Elisha Gray, who described a similar device.

? Which three colours of light does a screen mix to show all the others?
+ Red, green and blue
- Red, yellow and blue | Cyan, pink and yellow | Orange, green and violet
= They suit the three kinds of colour receptor in the human eye. All three at full strength look white.

? A private browsing window hides your visits from your internet provider.
! false
= It only keeps history and cookies from being stored on your own device. Your provider can still see which sites you contact.

? Which of these loses its contents when the power goes off?
+ Main memory (RAM)
- Solid-state drive | Hard disk | USB stick
= It holds what the computer is working on at the moment and is much faster than a drive. That is why saving your work matters.

? What does the S in ‘https’ stand for?
+ Secure
- Server | System | Standard
= The connection is encrypted, so nobody on the way can read along. It does not prove that the people behind a site are honest.

? Ions of which element move back and forth in a typical phone battery?
+ Lithium
- Lead | Nickel | Zinc
= It is the lightest of all metals, so a small battery can store a lot of energy for its weight.

? Most internet traffic between continents travels by satellite.
! false
= Nearly all of it runs as pulses of light through cables on the seabed. Many of them are no thicker than a garden hose.

? The first webcam was set up to keep an eye on a coffee pot.
! true
= From 1991 it spared computer scientists in Cambridge a walk to an empty pot. In 1993 its pictures appeared on the web.

? In hexadecimal, which number does the digit F stand for?
+ 15
- 14 | 16 | 12
= The sixteen digits run from 0 to 9 and on from A to F. Two of them describe one byte: FF is 255.

? Which method searches a sorted list by halving it again and again?
+ Binary search
- Linear search | Random search | Depth-first search
= Doubling the list costs only one more step. Among a million names, twenty comparisons are always enough.

? Where was the first working transistor built, in 1947?
+ Bell Labs
- Xerox PARC | Bletchley Park | Los Alamos
= John Bardeen, Walter Brattain and William Shockley won the 1956 Nobel Prize in Physics for it. Today a chip holds billions.

? Which device did Douglas Engelbart show in public in 1968?
+ The computer mouse
- The floppy disk | The laser printer | The pocket calculator
= The first one had a wooden case. His 90-minute demonstration also showed hypertext, video calls and shared editing.

? Which machine helped Bletchley Park read messages in the Lorenz cipher?
+ Colossus
- ENIAC | UNIVAC | Harvard Mark I
= Tommy Flowers designed this early electronic computer, which was at work from 1944. It stayed secret until the 1970s.

? Which kind of program did Grace Hopper pioneer in the early 1950s?
+ The compiler
- The spreadsheet | The web browser | The computer virus
= Her A-0 System had the computer itself put together machine code. Her later work shaped the language COBOL.`,
}
