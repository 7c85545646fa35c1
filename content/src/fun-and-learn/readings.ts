// Every reading text, in the order readers see them.

import type { Reading } from './reading.ts'
import { reading as beesEn } from './en/how-bees-talk.ts'
import { reading as leavesEn } from './en/why-leaves-change-colour.ts'
import { reading as octopusEn } from './en/the-octopus.ts'
import { reading as skyEn } from './en/why-the-sky-is-blue.ts'
import { reading as iceEn } from './en/why-ice-floats.ts'
import { reading as satnavEn } from './en/how-satnav-finds-you.ts'
import { reading as checkDigitEn } from './en/the-digit-that-watches.ts'
import { reading as zeroEn } from './en/how-zero-became-a-number.ts'
import { reading as rosettaStoneEn } from './en/the-rosetta-stone.ts'
import { reading as seaClockEn } from './en/a-clock-for-the-sea.ts'
import { reading as sleepEn } from './en/what-happens-while-you-sleep.ts'
import { reading as spacingEn } from './en/why-spacing-beats-cramming.ts'
import { reading as balanceEn } from './en/how-you-keep-your-balance.ts'
import { reading as tidesEn } from './en/why-the-sea-comes-and-goes.ts'
import { reading as dateLineEn } from './en/where-tomorrow-begins.ts'
import { reading as desertsEn } from './en/why-deserts-are-where-they-are.ts'
import { reading as beesAr } from './ar/how-bees-talk.ts'
import { reading as skyAr } from './ar/why-the-sky-is-blue.ts'
import { reading as iceAr } from './ar/why-ice-floats.ts'
import { reading as zeroAr } from './ar/how-zero-became-a-number.ts'
import { reading as spacingAr } from './ar/why-spacing-beats-cramming.ts'
import { reading as tidesAr } from './ar/why-the-sea-comes-and-goes.ts'
import { reading as beesEs } from './es/how-bees-talk.ts'
import { reading as skyEs } from './es/why-the-sky-is-blue.ts'
import { reading as iceEs } from './es/why-ice-floats.ts'
import { reading as zeroEs } from './es/how-zero-became-a-number.ts'
import { reading as spacingEs } from './es/why-spacing-beats-cramming.ts'
import { reading as tidesEs } from './es/why-the-sea-comes-and-goes.ts'

export const readings: Reading[] = [
  beesEn,
  leavesEn,
  octopusEn,
  skyEn,
  iceEn,
  satnavEn,
  checkDigitEn,
  zeroEn,
  rosettaStoneEn,
  seaClockEn,
  sleepEn,
  spacingEn,
  balanceEn,
  tidesEn,
  dateLineEn,
  desertsEn,
  beesAr,
  skyAr,
  iceAr,
  zeroAr,
  spacingAr,
  tidesAr,
  beesEs,
  skyEs,
  iceEs,
  zeroEs,
  spacingEs,
  tidesEs,
]
