import { expect, it } from 'vitest'
import { checked } from './imported-question.ts'

it('puts true first, with its remark', () => {
  const row = checked(1, {
    question: 'Is it?',
    options: ['False', 'True'],
    answer: [1],
    remarks: ['No.', null],
    shares: [-50, 100],
    optionImages: ['a.png', null],
  })
  expect(row).toMatchObject({
    question: { options: ['True', 'False'], answer: [0], remarks: [null, 'No.'], shares: [100, -50], optionImages: [null, 'a.png'] },
  })
})

it.each([
  [{ shares: [100] }, 'shares: are not one for each option'],
  [{ shares: [100, -101] }, 'shares: are not from -100 to 100'],
  [{ minusMarks: 0.3 }, 'minus marks: is not a multiple of 0.25 from 0 to 100'],
])('refuses %j', (more, refused) => {
  expect(checked(1, { question: 'Which?', options: ['a', 'b'], answer: [0], ...more })).toMatchObject({ refused })
})
