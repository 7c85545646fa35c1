import type { BankPack } from '../types.ts'

export const distributions: BankPack = {
  area: 'distributions',
  items: `
?1 A wheel has ten equal sectors, numbered 1 to 10, and is spun very often. What shape does the distribution of the results have?
+ Flat
- One peak in the middle
- One peak on the left
- Two peaks
= All ten numbers are equally likely. A bell shape arises when many chance results are added up, not when a single one is repeated.

?1 At a counter most people wait for a short time and a few wait very long. What is the distribution of these times called?
+ Skewed to the right
- Skewed to the left | Symmetric | Uniform
= The name goes by the side with the long tail, which here is that of the long times, not by the side where most of the values are.

?2 Heights in a group are normally distributed with mean 170 cm and standard deviation 10 cm. About which share lies between 160 cm and 180 cm?
+ 68 %
- 34 % | 50 % | 95 %
= That is one standard deviation to each side. One side alone makes 34 %, and two standard deviations to each side make 95 %.

?2 Select all the quantities that are continuous, so that between any two values others are possible.
* The height of a tree | The time a runner needs
- The number of goals in a match | The number of children in a family | The sum of two dice
= Heights and times can be measured ever more finely. What is counted jumps from one number to the next, even if its mean may lie in between.

?3 Eva has 70 points in biology (class mean 60, standard deviation 5) and 75 in history (mean 60, standard deviation 20). Where is she further ahead of her class?
+ In biology
- In history
- Equally far in both
= In biology she is two standard deviations above the mean, in history three quarters of one. The 15 points in history are worth less, because marks there differ more.

?3 Which of these numbers follows a binomial distribution?
+ The number of heads in 20 tosses
- The tosses until heads comes up
- The minutes between two buses
- The points in one throw of a die
= It counts the successes in a fixed number of independent trials with the same probability. When the number of trials is itself left to chance, the distribution is another one.

?3 Scores have the mean 50 and the standard deviation 10. Which score lies one and a half standard deviations below the mean?
+ 35
- 40 | 45 | 48.5
= One and a half times 10 is 15, and 50 − 15 = 35. The value 48.5 subtracts 1.5 points instead of 1.5 standard deviations.

?4 Values are normal with mean 100 and standard deviation 15. Put these events in order of probability, the least likely first.
> Above 130 | Below 85 | Between 100 and 115 | Above 100 | Below 115
= They have about 2 %, 16 %, 34 %, 50 % and 84 %: what lies beyond one standard deviation on one side is the 16 % that 68 % leave over, halved.

?4 Bolts have a mean length of 40 mm and a standard deviation of 0.3 mm, normally distributed. About which share is longer than 40.6 mm?
+ 2 %
- 5 % | 16 % | 32 %
= Beyond two standard deviations lie about 5 %, and by symmetry half of these on the upper side. The 16 % lie beyond one.

?4 Select all the conditions for the number of successes in several trials to be binomial.
* The number of trials is fixed in advance | All trials have the same probability of success | The trials are independent
- Success and failure are equally likely | There are at least 30 trials
= The probability of success may be any number, as with sixes on a die, and the number of trials may be small. Size matters only for replacing the binomial by a normal distribution.

?5 Nine out of ten values of a list can lie below its mean.
! true
= In 0, 0, 0, 0, 0, 0, 0, 0, 0, 100 the mean is 10, and nine values lie below it. The half belongs to the median.

?5 Five seeds sprout with a probability of 0.8 each, independently. How likely is it that exactly four of them sprout?
+ 41 %
- 8 % | 33 % | 80 %
= Any one of the five can be the one that fails: 5 × 0.8⁴ × 0.2. Without the factor 5 one gets 8 %; that all sprout has 33 %. Four is the mean, but not therefore certain.

?5 Select all that is true of every normal distribution.
* Its mean equals its median | About 95 % of it lies within two standard deviations of its mean
- Its values are positive | Its largest value lies three standard deviations above its mean | Its standard deviation is smaller than its mean
= Any mean and any positive standard deviation make a normal distribution: the temperatures of a cold place have a mean below zero. Its tails thin out but do not end.

?6 A test has 48 questions with four options each. Somebody guesses all the answers. What is the standard deviation of the number of right ones?
+ 3
- 6.9 | 9 | 12
= The variance is 48 × 1/4 × 3/4 = 9, and its root is 3. The number 12 is the mean.

?6 Two independent measurements have standard deviations of 3 and 4. What is the standard deviation of their difference?
+ 5
- 1 | 3.5 | 7
= Variances are added, even for a difference: 9 + 16 = 25. Errors do not cancel when results are subtracted; each brings in its own uncertainty.

?7 A quantity is 0 with probability 0.6, 2 with 0.2 and 10 with 0.2. Select all the true statements.
* Its median is 0 | Its standard deviation is larger than its mean
- Its mean is below 2 | Its mean is one of its possible values | Half of its values are larger than the mean
= The mean is 0.4 + 2 = 2.4, which only the value 10 exceeds. The variance is 0.8 + 20 − 5.76 = 15.04, so the standard deviation is about 3.9.

?7 Calls come in independently, two an hour on average. How likely is an hour without any call?
+ 14 %
- 0 % | 33 % | 50 %
= The number of calls is a Poisson variable with mean 2, and zero has probability e to the power −2. Chance leaves gaps: about one hour in seven is quiet.

?7 Put these chance quantities in order of their standard deviation, the smallest first.
> One toss of a coin, heads counting 1 and tails 0 | One throw of a die | The number of heads in 16 tosses | A number from 1 to 10, all equally likely
= They are 0.5, about 1.7, 2 and about 2.9. Sixteen tosses have only four times the spread of one, because high and low results partly cancel.

?8 Twelve dice are thrown and added up. One die has a variance of 35/12. What is the standard deviation of the sum?
+ 5.9
- 1.7 | 20.5 | 35
= Independent variances add up to 35, whose root is about 5.9. Adding twelve standard deviations of 1.7 would give 20.5, as if all dice always showed the same.

?8 The life of a lamp has an exponential distribution with a mean of 1,000 hours. This one has burnt for 1,000 hours. How long will it burn on average from now on?
+ For another 1,000 hours
- No longer | For another 368 hours | For another 500 hours
= This distribution has no memory: a lamp that still burns is as good as new. It suits things that fail by accident, not by wear.

?8 Four letters are put at random into four addressed envelopes. How many letters are in their own envelope on average?
+ 1
- 1/4 | 1/2 | 2
= Each letter has the probability 1/4, and four such chances add up to 1, although they are not independent. With 100 letters it would be 1, too.

?9 A coin is tossed 100 times, and then 10,000 times. Select all that is larger for the 10,000 tosses.
* The standard deviation of the number of heads | The probability that the share of heads lies between 49 % and 51 % | The expected distance of the number of heads from half of the tosses
- The probability that exactly half of the tosses are heads | The standard deviation of the share of heads
= The number of heads strays further (by about 50 instead of 5), but in relation to all tosses it strays less. That it hits the exact middle becomes ever less likely.

?9 Two numbers are drawn at random from between 0 and 1, all values being equally likely, and independently. What is the mean of the larger one?
+ 2/3
- 1/2 | 3/4 | 5/6
= The larger one is below x with probability x², and that gives the mean 2/3. By symmetry the two numbers cut the range into three parts of equal mean length.

?10 Two groups of equal size have normally distributed heights with the same standard deviation. Their means lie one standard deviation apart. What shape does the distribution of all heights together have?
+ It has one peak, halfway between the two means
- It has two peaks, one at each of the two means
- It has one peak, at one of the two means
- It has two peaks, and both lie outside the two means
= Two such curves merge until their means are more than two standard deviations apart. A single peak is therefore no proof of a single group.
`,
}
