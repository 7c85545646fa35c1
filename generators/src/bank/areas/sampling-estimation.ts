import type { BankPack } from '../types.ts'

export const samplingEstimation: BankPack = {
  area: 'sampling-estimation',
  items: `
?1 A school wants to know how much its 900 pupils read. Which 60 pupils should it ask?
+ 60 drawn by lot from the list of all pupils
- The first 60 who enter the school library on a Monday
- The first 60 who answer a notice on the board
- All 60 pupils of the two oldest classes
= Only the lot gives every pupil the same chance. Visitors of the library and volunteers are likely to read more than others, and the oldest differ from the youngest.

?1 A radio station asks its listeners to call in and say whether taxes are too high. What is the main weakness of the result?
+ Callers may think differently from others
- Callers can only say yes or no
- The number of callers is not known in advance
- Many of them may have called at the same time
= Who chooses to take part often feels strongly about the matter. More callers would not help, because they would come about in the same way.

?2 A survey about sport asks visitors of a gym only. Its bias stays the same however many of them it asks.
! true
= Size reduces the error of chance, but all such samples miss the truth in the same direction. A large biased sample gives a wrong answer with great precision.

?2 Put the steps of a survey in order, the earliest first.
> Say which people it is about | Get a list of these people | Draw names from it by lot | Ask those who were drawn | Estimate, and state the uncertainty
= Without a list of the population nothing can be drawn from it. Whoever asks first and then decides whom the answers are about has no random sample.

?3 Select all the ways of choosing in which chance decides who is asked.
* Drawing 50 names from the register of the town | Drawing 20 names from each school year | Drawing three classes and asking everyone in them | Asking every tenth on a list, from a place drawn by lot
- Asking passers-by until there are 25 women and 25 men
= The lot may draw names, names within groups, whole groups or a place to begin. Quotas make a sample look right in one respect, but the interviewer chooses whom to stop.

?3 The values of a population have a standard deviation of 10. What is the standard error of the mean of 25 values drawn at random?
+ 2
- 0.4 | 5 | 10
= It is 10 divided by the root of 25. Dividing by 25 itself gives 0.4, which would promise far too much precision.

?3 A hotel leaves a form in each of 1,000 rooms. It gets 60 back, and 48 of these praise the breakfast. What follows for all the guests?
+ Little, since the silent ones may differ
- About 80 % of them liked the breakfast
- At least 80 % of them liked it, since the satisfied rarely write
- Nearly all of them liked it, since only twelve complained
= Nothing is known of 940 guests. Whether the satisfied or the dissatisfied are keener to fill in forms can only be guessed.

?4 Of the fish in a pond 40 are caught, marked and set free. Later 50 are caught, and 10 of them carry the mark. About how many fish are in the pond?
+ 200
- 80 | 90 | 100
= A fifth of the second catch is marked, so the 40 marked fish should be about a fifth of all. Adding the catches, 40 + 50, tells nothing about the fish never caught.

?4 How much larger must a random sample be to halve the standard error of its mean?
+ 4 times as large
- 1.4 times as large | 2 times as large | 3 times as large
= The standard error falls with the root of the size, and the root of 4 is 2. Twice the size reduces it by less than a third.

?4 Select all that makes a confidence interval for a mean narrower.
* A larger sample | A lower level of confidence | A smaller spread of the values
- A larger mean | A larger population, with the same sample
= Its width grows with the spread and the level, and falls with the size of the sample. The size of the population hardly matters, as one spoon tells about a pot of soup of any size.

?5 Of 400 voters drawn at random, half are for a plan. How large is the margin of error of this share, at 95 % confidence?
+ 5 percentage points
- 1 percentage point | 2.5 percentage points | 10 percentage points
= The standard error is the root of 0.5 × 0.5 ÷ 400, or 2.5 points, and 95 % takes about two of these to each side.

?5 A hundred measurements have the mean 52 and the standard deviation 8. Which is the usual 95 % confidence interval for the true mean?
+ From 50.4 to 53.6
- From 36.0 to 68.0
- From 51.2 to 52.8
- From 51.8 to 52.2
= The standard error is 8 ÷ 10 = 0.8, and 1.96 times that is 1.6. From 36 to 68 lie most single measurements; one standard error to each side covers only 68 %.

?5 Of a country’s people 70 % live in towns and 30 % in villages. A survey asks 100 of each: the mean is 20 in towns and 40 in villages. Which mean does it suggest for the country?
+ 26
- 28 | 30 | 34
= Each mean counts by its share of the people: 0.7 × 20 + 0.3 × 40. The plain mean of all 200 answers, 30, gives villages more weight than they have.

?6 Four samples are drawn at random. Rank them by the standard error of the mean, beginning with the smallest.
> 400 values, standard deviation 10 | 16 values, standard deviation 4 | 100 values, standard deviation 20 | 9 values, standard deviation 9
= They are 10/20 = 0.5, 4/4 = 1, 20/10 = 2 and 9/3 = 3. A large sample does not help much where values differ widely.

?6 What does the 95 % of a 95 % confidence interval refer to?
+ Of many samples, so many would give an interval that holds the true value
- So many of the values in the population lie within this interval
- So many of the further samples would have their mean in this interval
- So many of the values in the sample lie within this interval
= The confidence is in the method that makes the intervals. Single values lie much wider apart, and the next mean varies around the truth, not around this mean.

?7 All of 1,000 customers were asked, 200 answered, and 150 of these are satisfied. What is certain about the 1,000?
+ Between 15 % and 95 % of them are satisfied
- Between 70 % and 80 % of them are satisfied
- Between 15 % and 75 % of them are satisfied
- Between 75 % and 95 % of them are satisfied
= The 800 silent ones may all be dissatisfied, which leaves 150, or all satisfied, which makes 950. Anything narrower is an assumption about them.

?7 To estimate a population’s variance, the squared deviations from the sample’s mean are divided by n − 1, not by n. Why?
+ Values lie closer to their own mean than to the true one
- One of the n values is an outlier that has to be left out
- The sample holds one value less than the population
- A larger result is the safer one when a sample is very small
= The sample’s mean is the point with the smallest sum of squares, so this sum is too small on average, by exactly the factor (n − 1)/n.

?8 A poll shall have a margin of error of at most 3 percentage points at 95 % confidence, whatever the true share. How many people must be drawn at random at least?
+ 1,068
- 267 | 545 | 2,401
= In the worst case, a share of one half, 1.96 × 0.5 divided by the root of n must not exceed 0.03. With 267 people the margin is 6 points, and 2,401 are needed for 2.

?8 Thirty classes of 20 pupils are drawn, and all 600 are asked. Within a class all the answers turn out the same. A random sample of how many single pupils would have been as precise?
+ 30
- 20 | 50 | 600
= Each class gives one answer only, repeated twenty times. What counts is the number of independent pieces of information.

?8 From a large random sample, a 95 % confidence interval for a mean was found, the usual symmetric one: 4.2 to 5.8. Select all that follows.
* The mean of the sample was 5.0 | The 99 % interval from the same data is wider | A two-sided test at the 5 % level would reject a mean of 6.0
- About 95 % of the values lie between 4.2 and 5.8 | The next sample’s mean lies between 4.2 and 5.8 with a probability of 95 %
= The middle of the interval is the estimate, and values outside it are those that the test rejects. The next mean has an error of its own, so it falls inside less often than in 95 % of cases.

?9 Taxis are numbered from 1 without gaps. You see, at random, the numbers 17, 42, 58 and 80. Suppose that as many numbers follow after 80 as there are, on average, in the four gaps before the numbers seen. How many taxis are there?
+ 99
- 80 | 97 | 98
= In the gaps 16, 24, 15 and 21 numbers are missing, 19 on average. The largest number seen, 80, is nearly always too low as an estimate; this correction makes it right on average.

?9 Two values are drawn independently from the same population. Select all the estimates of its mean that are right on average, whatever the population.
* The mean of both values | The first value | Three tenths of the first and seven tenths of the second, added
- The larger of both values | Half of the first value
= Every weighting with a sum of 1 is unbiased, even if it is wasteful. Equal weights are only the most precise ones.

?10 Two independent, unbiased measurements of a length give 10.0 with a standard error of 1, and 13.0 with one of 2. Which combination of them is the most precise?
+ 10.6
- 11.0 | 11.5 | 12.4
= The weights go by 1 over the squared standard error, 4 to 1: (4 × 10 + 13) ÷ 5. The plain mean, 11.5, lets the poorer measurement spoil the better one.

?10 From a sample of 100 different values, 100 are drawn with replacement (a bootstrap sample). How likely is it that a certain value is not among them?
+ 37 %
- 1 % | 50 % | 63 %
= It is missed a hundred times in a row with probability 0.99 to the power 100, near 1/e. So about 63 % of the values appear, some of them several times.
`,
}
