// Twenty animals, drawn by us on a field of 96 × 96: each a few shapes, with a face that can be told apart at 36 px.

import type { AvatarFigure } from '@trivium/contract/people/avatars'

const ink = '#1e1b3a'

const circle = (x: number, y: number, r: number, fill: string) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
const oval = (x: number, y: number, rx: number, ry: number, fill: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`
/** @param degrees clockwise, around the point */
const turned = (degrees: number, x: number, y: number, drawing: string) => `<g transform="rotate(${degrees} ${x} ${y})">${drawing}</g>`
const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
const line = (d: string, stroke: string = ink, width = 3) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
/** The same drawing on both sides of the middle. */
const both = (drawing: string) => `${drawing}<g transform="matrix(-1 0 0 1 96 0)">${drawing}</g>`

const eyes = (x = 36, y = 50, r = 4.5) => both(circle(x, y, r, ink) + circle(x + 1.5, y - 1.5, r / 3, '#fff'))
const bigEyes = (x: number, y: number, r: number) =>
  both(circle(x, y, r, '#fff') + circle(x + 1, y, r * 0.55, ink) + circle(x + 2.5, y - 2, r * 0.18, '#fff'))
const smile = (y: number, width = 7) => line(`M${48 - width} ${y}Q48 ${y + width} ${48 + width} ${y}`)
const snout = (y: number, fill: string) => oval(48, y, 5, 3.6, fill)
const mouth = (y: number) => line(`M48 ${y}V${y + 4}M41 ${y + 6}Q44.500 ${y + 9} 48 ${y + 4}Q51.500 ${y + 9} 55 ${y + 6}`, ink, 2.5)

export const drawFigure: Record<AvatarFigure, () => string> = {
  fox: () =>
    both(shape('M22 12L46 34L20 50Z', '#e8772e') + shape('M26 21L39 33L25 41Z', ink)) +
    shape('M18 44Q48 20 78 44Q80 68 48 86Q16 68 18 44Z', '#e8772e') +
    both(shape('M18 48Q36 50 48 86Q18 72 18 48Z', '#fff5e8')) +
    eyes(35, 53) +
    oval(48, 80, 6, 4.5, ink),
  owl: () =>
    both(shape('M20 14Q30 24 44 26L22 44Z', '#6f4a33')) +
    oval(48, 54, 32, 34, '#8a5e42') +
    oval(48, 68, 20, 20, '#e8cda6') +
    both(circle(35, 46, 15, '#f7e7cb')) +
    bigEyes(35, 46, 10) +
    shape('M43 55H53L48 64Z', '#f0a529') +
    line('M42 70q3 3 6 0t6 0M42 78q3 3 6 0t6 0', '#b98d5f', 2.5),
  cat: () =>
    both(shape('M20 14L44 30L19 50Z', '#5d6480') + shape('M25 23L36 31L24 40Z', '#f2a5b5')) +
    oval(48, 56, 32, 28, '#6d7594') +
    oval(48, 68, 15, 10, '#e9ebf5') +
    line('M48 28V36M39 30V36M57 30V36', '#4a5070', 3.5) +
    both(oval(35, 52, 6, 7, '#ffd75e') + oval(36, 52, 2.2, 6, ink)) +
    snout(62, '#f2a5b5') +
    mouth(64) +
    both(line('M30 66L14 62M30 70L14 72', '#e9ebf5', 2)),
  dog: () =>
    oval(48, 54, 29, 30, '#d9a35f') +
    both(turned(10, 20, 50, oval(20, 50, 10, 24, '#8a5a33'))) +
    shape('M38 26Q48 22 58 26L54 58H42Z', '#fff5e8') +
    oval(48, 68, 18, 14, '#fff5e8') +
    eyes(35, 48) +
    oval(48, 60, 7, 5, ink) +
    mouth(65) +
    oval(48, 80, 5, 6, '#ee7b86'),
  bear: () =>
    both(circle(25, 27, 12, '#7c5237') + circle(25, 27, 6.5, '#d9a787')) +
    oval(48, 54, 32, 30, '#8f6142') +
    oval(48, 66, 17, 13, '#e3bf9d') +
    eyes(35, 50) +
    oval(48, 60, 6.5, 4.8, ink) +
    mouth(64),
  panda: () =>
    both(circle(24, 26, 12, ink)) +
    oval(48, 54, 33, 30, '#fbfbff') +
    both(turned(24, 34, 50, oval(34, 50, 9.5, 12, ink))) +
    both(circle(35.5, 50, 4, '#fff') + circle(36.5, 50, 2.4, ink)) +
    oval(48, 63, 5.5, 4, ink) +
    mouth(66),
  rabbit: () =>
    both(turned(-8, 35, 24, oval(35, 24, 9, 24, '#f3eef0')) + turned(-8, 35, 25, oval(35, 25, 4.5, 17, '#f4b3c2'))) +
    oval(48, 62, 29, 26, '#f9f5f6') +
    eyes(36, 58) +
    both(circle(29, 69, 5, '#f9c9d4')) +
    snout(66, '#ee8fa6') +
    mouth(68) +
    shape('M44.500 77H51.500V84Q48 86 44.500 84Z', '#fff') +
    line('M48 77V84M44.500 77H51.500V84Q48 86 44.500 84Z', '#c9bfc4', 1.2),
  frog: () =>
    both(circle(29, 30, 15, '#5faf4a')) +
    oval(48, 58, 36, 28, '#6cc255') +
    oval(48, 72, 26, 14, '#d9f0b6') +
    bigEyes(29, 30, 10) +
    both(circle(43, 54, 1.8, '#2f6b2a')) +
    line('M22 60Q48 80 74 60', '#2f6b2a', 3.5) +
    both(circle(23, 66, 5, '#f3b0a0')),
  lion: () =>
    Array.from(
      { length: 12 },
      (_, petal) => `<g transform="rotate(${petal * 30} 48 54)">${circle(48, 20, 12, petal % 2 ? '#b5632a' : '#c9752f')}</g>`,
    ).join('') +
    circle(48, 54, 30, '#b5632a') +
    both(circle(25, 34, 8, '#f0bd5e')) +
    oval(48, 56, 26, 25, '#f5c969') +
    oval(48, 66, 14, 11, '#fff2d4') +
    eyes(37, 52) +
    shape('M41 59H55L48 66Z', ink) +
    mouth(65),
  tiger: () =>
    both(circle(25, 28, 12, '#f29a38') + circle(25, 28, 6, '#fff1dd')) +
    oval(48, 55, 33, 30, '#f7a744') +
    oval(48, 68, 18, 13, '#fff5e6') +
    line('M48 26V38M39 28V36M57 28V36', ink, 4) +
    both(line('M15 52L25 54M17 64L26 62', ink, 4)) +
    eyes(35, 52) +
    shape('M42 60H54L48 66Z', '#ec7f83') +
    mouth(65),
  penguin: () =>
    oval(48, 54, 34, 36, '#2a3050') +
    both(oval(36, 52, 15, 17, '#fdfdff')) +
    oval(48, 72, 22, 18, '#fdfdff') +
    eyes(38, 50) +
    shape('M38 60Q48 54 58 60L48 71Z', '#f5a623') +
    both(circle(29, 62, 5, '#f9c0c6')),
  koala: () =>
    both(circle(20, 40, 16, '#8d95a8') + circle(20, 41, 9, '#f0d3dc')) +
    oval(48, 55, 30, 29, '#a3abbd') +
    eyes(35, 48) +
    oval(48, 60, 8, 12, ink) +
    oval(46, 55, 2.5, 3.5, '#5a5f7d') +
    line('M40 76Q48 81 56 76', ink, 2.5),
  elephant: () =>
    both(oval(20, 46, 18, 22, '#7f8fb4') + oval(21, 47, 11, 15, '#f0b9c8')) +
    oval(48, 48, 26, 27, '#94a5cb') +
    shape('M37 52Q40 80 52 86Q64 89 66 78Q58 82 57 72L59 52Z', '#94a5cb') +
    line('M41 66H56M43 74H57', '#7283ab', 2.5) +
    eyes(36, 46) +
    both(shape('M33 64L30 76L39 68Z', '#fffdf4')),
  monkey: () =>
    both(circle(18, 52, 12, '#8a5a3b') + circle(18, 52, 7, '#f1c9a0')) +
    oval(48, 52, 32, 32, '#8a5a3b') +
    both(oval(38, 46, 13, 15, '#f1c9a0')) +
    oval(48, 66, 24, 17, '#f1c9a0') +
    eyes(38, 47) +
    both(circle(45, 60, 1.8, '#6b432a')) +
    smile(69, 10),
  hedgehog: () =>
    Array.from(
      { length: 13 },
      (_, spine) =>
        `<g transform="rotate(${spine * 20 - 120} 48 54)">${shape('M41 22L48 6L55 22Z', spine % 2 ? '#6d4c3d' : '#805a48')}</g>`,
    ).join('') +
    circle(48, 54, 34, '#6d4c3d') +
    oval(48, 62, 27, 24, '#f2d3ac') +
    eyes(37, 57) +
    both(circle(30, 67, 5, '#f3b196')) +
    circle(48, 67, 5.5, ink) +
    smile(74, 6),
  turtle: () =>
    oval(48, 60, 37, 28, '#3f8f6b') +
    shape('M48 34L64 44V62L48 72L32 62V44Z', '#57ad84') +
    line('M48 34L64 44V62L48 72L32 62V44ZM48 34V32M64 44L72 40M64 62L76 68M32 62L20 68M32 44L24 40', '#2e7054', 2.5) +
    oval(48, 66, 22, 20, '#b7dd7a') +
    eyes(40, 63) +
    both(circle(34, 72, 4, '#f2b48e')) +
    smile(73, 8),
  whale: () =>
    line('M48 26V16M48 16Q40 6 32 12M48 16Q56 6 64 12', '#7cc4ee', 5) +
    oval(48, 58, 36, 30, '#3e76c4') +
    shape('M13 62Q48 76 83 62Q78 88 48 88Q18 88 13 62Z', '#dceafa') +
    line('M30 76V82M40 79V86M56 79V86M66 76V82', '#a9c8ea', 2.5) +
    eyes(30, 54, 4.5) +
    line('M34 66Q48 72 62 66', '#22477c', 3),
  octopus: () =>
    both(line('M38 66Q34 86 22 80', '#b14a86', 9) + line('M44 70Q44 88 36 90', '#b14a86', 9) + line('M30 60Q20 70 12 62', '#b14a86', 9)) +
    oval(48, 46, 30, 32, '#cf5f9f') +
    both(circle(28, 30, 4, '#e391bf') + circle(40, 22, 3, '#e391bf')) +
    bigEyes(36, 46, 8) +
    both(circle(28, 58, 4.5, '#f3a5cb')) +
    smile(60, 8),
  bee: () =>
    both(turned(-30, 20, 40, oval(20, 40, 15, 20, '#dff1fb'))) +
    both(line('M40 26Q36 12 26 14', ink, 3) + circle(26, 14, 4, ink)) +
    oval(48, 56, 28, 32, '#f8c637') +
    shape('M22 66Q48 74 74 66L72 74Q48 82 24 74Z', ink) +
    shape('M30 81Q48 87 66 81Q58 89 48 89Q38 89 30 81Z', ink) +
    eyes(37, 48) +
    both(circle(29, 56, 4.5, '#f59a56')) +
    smile(55, 7),
  dragon: () =>
    both(shape('M30 8L42 30L26 32Z', '#f3d37a') + shape('M10 40L30 42L24 58Z', '#2f9c8f')) +
    Array.from([26, 20, 26], (y, index) => shape(`M${40 + index * 5} ${y + 8}l5 -14l5 14Z`, '#f08b52')).join('') +
    oval(48, 52, 28, 27, '#3cb8a5') +
    oval(48, 70, 22, 15, '#9fe3cf') +
    bigEyes(37, 48, 7.5) +
    both(circle(42, 66, 2.4, '#1f6f66')) +
    line('M34 73Q48 82 62 73', '#1f6f66', 3) +
    both(shape('M36 75L40 82L43 77Z', '#fff')),
}
