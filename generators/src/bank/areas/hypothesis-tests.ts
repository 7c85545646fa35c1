import type { BankPack } from '../types.ts'

export const hypothesisTests: BankPack = {
  area: 'hypothesis-tests',
  items: `
?1 A grower tests whether a new fertiliser changes the mean yield. Which is the null hypothesis?
+ The mean yield is the same with it as without
- The mean yield is higher with it than without
- The mean yield is lower with it than without
- The mean yield changes as much as in the sample
= The null hypothesis says that nothing has changed; the test asks how badly the data fit that. A difference in the sample is what is judged, not what is supposed.

?1 A fire alarm is loud although nothing burns. To which mistake of a test does that correspond, if the null hypothesis says that nothing burns?
+ Rejecting a null hypothesis that is true
- Keeping a null hypothesis that is false
- Rejecting a null hypothesis that is false
- Keeping a null hypothesis that is true
= A false alarm is an error of the first kind. The second kind is the alarm that stays silent while it burns.

?2 If a test finds no significant difference, it has been shown that there is none.
! false
= A small or noisy study may simply have missed it. To show that a difference is negligible, one needs an interval narrow enough to exclude the differences that matter.

?2 Put the steps of a test in order, the earliest first.
> State the hypotheses and fix the level | Collect the data | Compute the p-value | Decide whether to reject
= Hypotheses and level come before the data. Otherwise they can be chosen to suit what was found.

?3 A two-sided test at the 5 % level rejects the null hypothesis when its z-value is further than 1.96 from 0. Select all the z-values that lead to rejection.
* −2.4
- −1.8 | 0 | 1.6 | 1.9
= Far below counts as much as far above, so −2.4 rejects. The value 1.9 is the largest of the five, but not far enough from 0.

?3 A coin falls on heads in all of eight tosses. How likely is that if the coin is fair?
+ 0.4 %
- 1.6 % | 6.3 % | 12.5 %
= One half to the eighth power is 1/256. The value 12.5 % is one eighth, as if the eight chances were divided up and not multiplied.

?4 What does a p-value of 0.03 say?
+ If the null hypothesis holds, data at least as extreme have a probability of 3 %
- In view of the data, the null hypothesis holds with a probability of only 3 %
- In view of the data, the alternative holds with a probability as high as 97 %
- If the study is repeated, it will fail to find the effect with a probability of 3 %
= It is a probability of data, given a hypothesis, not of a hypothesis, given data. Turning the two round is the commonest mistake about p-values.

?4 A mean of 100 is claimed; the standard deviation is 12. A sample of 36 has a mean of 103. What is the z-value of the test?
+ 1.5
- 0.25 | 3 | 9
= The standard error is 12 ÷ 6 = 2, and the sample lies 3 ÷ 2 of it above the claim. Dividing 3 by 12 compares a mean with the spread of single values.

?5 Select all that raises the power of a test, everything else being equal.
* A larger sample | A larger true effect | Less noisy measurements | A level of 10 % in place of 5 %
- Testing two-sided instead of in the true direction
= Power is the chance of noticing an effect that exists. A laxer level raises it at the price of more false alarms; a two-sided test spends half of its level on the wrong side.

?6 Twenty true null hypotheses are tested, independently, each at the 5 % level. How likely is at least one significant result?
+ 64 %
- 5 % | 36 % | 100 %
= That none is significant has probability 0.95 to the power 20, about 36 %. One false alarm is what to expect on average, but it is not certain.

?6 Of 100 people in a town 70 own a bicycle, of 50 in a village 20. If owning one did not depend on the place, how many owners would be expected among the 100?
+ 60
- 45 | 47 | 50
= Altogether 90 of 150 own one, which is 60 %, and 60 % of 100 are 60. The mean of 70 and 20 ignores that the two groups differ in size.

?6 Put these results in order of the evidence they give against a fair coin, the weakest first.
> 5 heads in 10 tosses | 6 heads in 10 tosses | 60 heads in 100 tosses | 600 heads in 1,000 tosses
= The same 60 % is ordinary in 10 tosses (p about 0.75), borderline in 100 (0.06) and all but impossible in 1,000.

?6 Select all the practices that make a false alarm more likely than the level says.
* Measuring twenty outcomes and reporting the best one | Adding participants until p falls below 0.05 | Deciding which outliers to drop after seeing p | Looking at subgroups until one shows an effect
- Registering the analysis before the data are seen
= Each of the four gives chance several attempts, of which only the lucky one is told. A plan made in advance takes these attempts away.

?7 A die is thrown 60 times. The numbers 1 to 6 come up 5, 8, 9, 8, 10 and 20 times. What is the chi-square value of the test for a fair die?
+ 13.4
- 0 | 22.3 | 134
= Ten of each are expected: 25 + 4 + 1 + 4 + 0 + 100 = 134, and each square is divided by the expected 10. Without squares the deviations add up to 0, whatever the die.

?7 Three of six plants, drawn by lot, get fertiliser, and these three grow tallest. If the fertiliser does nothing, how likely is that?
+ 5 %
- 1.6 % | 12.5 % | 17 %
= There are 20 ways to draw three of six, and only one hits the three tallest. One half to the third power would ignore that the lot is drawn without replacement.

?7 Eight cups of tea: milk was poured first in four, last in the other four. A taster knows this and names the four. How likely is she to get all of them right by guessing?
+ 1 in 70
- 1 in 8 | 1 in 16 | 1 in 256
= There are 70 ways to choose four of eight cups. With 1 in 256 each cup would be judged on its own, without knowing that there are four of each.

?7 Ten hypotheses are tested. The probability of even one false alarm shall be 5 % at most, however the tests depend on each other. What is the highest level for each test that guarantees this?
+ 0.5 %
- 0.05 % | 1 % | 5 %
= The chance of any false alarm is at most the sum of the single chances, and ten times 0.5 % is 5 %. With 1 % each, the sum could reach 10 %.

?8 A field tests 1,000 hypotheses, of which 100 are true effects. The power is 80 %, the level 5 %. Which share of the significant results is a false alarm?
+ 36 %
- 5 % | 10 % | 20 %
= Of 100 effects 80 are found, and of the 900 others 45 look significant: 45 of 125. The level is a share of the true null hypotheses, not of the significant results.

?8 The 95 % interval for a difference between two groups reaches from −1 to 7. Select all the right statements.
* A true difference of 6 fits the data | A two-sided test at the 5 % level does not reject equality
- The groups have been shown to be equal | A larger study would find no difference | A difference of −1 fits the data as well as one of 3
= Zero lies in the interval, but so do large differences, and 3 in the middle fits best. The study cannot tell, which is not the same as telling that there is nothing.

?8 Among men a training has a significant effect (p = 0.04), among women it has not (p = 0.06). What follows for the difference between the sexes?
+ Nothing, as long as it is not tested itself
- The training works in men only
- The training works better in men, though not by much
- The training works about equally in both
= The two p-values may stem from the same effect, or from different ones in groups of different size. The difference between significant and not significant need not be significant.

?9 A one-sided test rejects when z is above 1.645. In truth the mean lies exactly 1.645 standard errors above the claimed one. What is the power?
+ 50 %
- 5 % | 80 % | 95 %
= The z-value is then spread symmetrically around 1.645 and exceeds this limit in half of all samples. Many real studies are no better than that.

?9 Nine of ten people do better after a training than before, and one does worse. What is the two-sided p-value of the sign test?
+ 2.1 %
- 0.2 % | 1.1 % | 10 %
= Nine or ten of ten come up in 10 + 1 of 1,024 equally likely cases, and as many lie on the other side: 22/1,024. One side alone gives 1.1 %.

?9 A test has a continuous statistic, and its null hypothesis is true. How are its p-values distributed over many repetitions?
+ Evenly between 0 and 1
- In a bell shape around 0.5
- Mostly close to 1, and rarely below 0.5
- Mostly close to 0.05, on either side
= A test at the level of 5 % errs in 5 % of cases, one at 30 % in 30 %, and so on: every range of p-values is as likely as it is wide.

?10 Many small studies look for the same weak effect, with low power. How large do those that find it significant estimate it to be, on average?
+ Larger than it really is
- Smaller than it really is
- As large as it really is
= With low power only an estimate far above the truth is significant, so the significant ones exaggerate. Effects found like that shrink when the study is repeated.
`,
}
