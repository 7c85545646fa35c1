import type { BankPack } from '../types.ts'

export const probability: BankPack = {
  area: 'probability',
  items: `
?1 Which of these numbers cannot be a probability?
+ 1.2
- 0 | 0.001 | 1
= A probability lies between 0 for the impossible and 1 for the certain, and both ends are allowed. Nothing can happen in more than all cases.

?1 A bag holds 3 red, 4 blue and 5 green marbles. One is drawn without looking. How likely is it to be blue?
+ 1/3
- 1/4 | 1/2 | 4/5
= Four of twelve marbles are blue. The value 1/2 compares 4 blue ones with the 8 others, which gives the odds, not the probability.

?2 A fair coin has shown heads five times in a row. On the next toss, tails is more likely than heads.
! false
= The coin has no memory: either side has probability 1/2 again. In the long run five heads are not made up for, they merely weigh less and less.

?2 You know nothing about a woman who passes by. Which statement about her can in no case be more likely than any of the other three?
+ She is a nurse and plays the violin
- She plays the violin
- She is a nurse
- She is a nurse, plays the violin, or both
= Whenever both things are true, each of them is true as well. Details make a story more vivid, but never more likely.

?2 A die is thrown once. Select all the events with a probability of one half.
* An even number | A number above 3 | A prime number | A number below 4
- A number that divides 6
= The primes are 2, 3 and 5, and the number 1 is none. Four of the six numbers, 1, 2, 3 and 6, divide 6.

?2 One card is drawn from a pack of 52. Put these events in order of probability, the least likely first.
> The ace of spades | A king | A heart | A red card
= They cover 1, 4, 13 and 26 of the 52 cards.

?3 Rain has a probability of 0.3 on Saturday and, independently, of 0.3 on Sunday. How likely are two dry days?
+ 0.49
- 0.09 | 0.4 | 0.42
= Each day stays dry with probability 0.7, and 0.7 × 0.7 = 0.49. Taking 0.3 away twice counts the weekend with rain on both days twice.

?3 Two dice are thrown. How likely is a sum of 10 or more?
+ 1/6
- 1/12 | 3/11 | 1/4
= Of 36 equally likely throws, 3 give 10, 2 give 11 and 1 gives 12. The eleven possible sums are not equally likely, so 3/11 is wrong.

?4 A box of ten lamps holds two broken ones. Two lamps are taken out. How likely is it that both work?
+ 28/45
- 1/45 | 16/25 | 4/5
= After one working lamp is gone, 7 of 9 work: 8/10 × 7/9 = 28/45. The value 16/25 would be right if the first were put back.

?4 A raffle sells 200 tickets at 3 each. There is one prize of 150, and five prizes of 30. How much does a ticket lose on average?
+ 1.50
- 2.10 | 2.25 | 2.85
= All prizes together are worth 150 + 5 × 30 = 300, so 1.50 a ticket comes back of the 3 paid. Whoever counts one prize of 30 only gets 2.10.

?4 A coin is tossed four times. Put these events in order of probability, the least likely first.
> No heads at all | Exactly one head | Exactly two heads | At least one head
= Of 16 equally likely results they cover 1, 4, 6 and 15.

?4 A process has three steps. Each goes well in 90 % of cases, independently of the others, and all three must. How often does the process go well?
+ 73 %
- 70 % | 90 % | 97 %
= It takes 0.9 × 0.9 × 0.9 = 0.729. Subtracting 10 % three times counts the cases in which two steps fail more than once.

?5 Of the pupils of a school, 40 % play an instrument, 30 % are in a sports club, and 15 % do both. Which share of those in a sports club plays an instrument?
+ 50 %
- 15 % | 37.5 % | 40 %
= Only the 30 % in a club count here, and 15 of these 30 play. The other way round, 15 of the 40 who play are in a club: 37.5 %.

?5 A die is thrown four times. How likely is at least one six?
+ 52 %
- 17 % | 48 % | 67 %
= No six at all has the probability 5/6 to the fourth power, about 48 %; the rest is 52 %. Adding 1/6 four times would make certainty of six throws.

?6 From a bag with three red and two blue balls, two are drawn at once. Put these events in order of probability, the least likely first.
> Both are blue | Both are red | One of each colour | At least one is red
= Of the ten pairs, 1 is all blue, 3 are all red, 6 are mixed, and 9 hold a red ball.

?6 A card is drawn from a pack of 52. Select all the pairs of independent events.
* A king and a heart | An ace and a red card | A spade and a picture card (jack, queen or king)
- A heart and a red card | A king and a queen
= Knowing the suit says nothing about the rank. A heart makes red certain, and a king makes a queen impossible: events that exclude each other are strongly dependent.

?6 All families with two children, at least one of them a girl, are invited. Boys and girls are equally likely, independently. Which share of the invited has two girls?
+ 1/3
- 1/4 | 1/2 | 2/3
= Girl and girl, girl and boy, boy and girl are equally likely, and one of the three is two girls. One half would be right if the elder child had to be a girl.

?7 One bag in 100 holds a forbidden object. A scanner gives the alarm for 90 % of these, and for 10 % of the harmless ones. It gives the alarm. How likely is a forbidden object?
+ About 8 %
- About 10 % | About 80 % | About 90 %
= Of 1,000 bags 10 are forbidden, of which 9 give the alarm, and so do 99 of the 990 harmless ones: 9 of 108. The 90 % says how often a forbidden bag is noticed, which is another question.

?7 Four people meet. All days of the week are equally likely as birthdays. How likely is it that at least two of them were born on the same day of the week?
+ 65 %
- 35 % | 57 % | 86 %
= That all differ has probability 6/7 × 5/7 × 4/7, about 35 %. There are six pairs, but adding 1/7 for each counts cases with several pairs twice.

?8 One card is red on both sides, one blue on both, one red and blue. A card is drawn and laid down at random; the side seen is red. How likely is the other side red?
+ 2/3
- 1/4 | 1/3 | 1/2
= Three red sides are equally likely to be the one seen, and behind two of them is red. The two possible cards are not equally likely: the all-red one shows red twice as often.

?8 Every packet of cereal holds one of three pictures, all equally likely. How many packets does it take on average to own all three?
+ 5.5
- 3 | 4.5 | 5
= The first picture takes 1 packet, the second 3/2 on average, and the last 3, because only one packet in three holds it.

?9 Two fair coins are tossed. A: the first shows heads. B: the second shows heads. C: both show the same. Select all the true statements.
* A and B are independent | A and C are independent | B and C are independent
- A, B and C together have the probability 1/8
- C has the probability 1/4
= Any two of them meet with probability 1/4 = 1/2 × 1/2. But when A and B happen, C must, so all three together have 1/4: pairs may be independent although the three are not.

?9 B makes A more likely than it was before. (None of the probabilities is 0 or 1.) Select all that must be true.
* A makes B more likely | Without B, A is less likely than before
- B is one of the causes of A | Given A, B is as likely as A is given B | A and B together are more likely than A without B
= Being related in this way is mutual: both say that A and B meet more often than by chance. It says nothing of causes, and the two conditional probabilities can differ widely.

?10 A coin is tossed until either two heads in a row have come up (Ann wins), or tails followed at once by heads (Bea wins). How likely is it that Ann wins?
+ 1/4
- 1/3 | 1/2 | 3/4
= Once a single tail has come up, Bea wins: the next head follows a tail. So Ann needs heads in both of the first two tosses.
`,
}
