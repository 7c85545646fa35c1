import { describe, expect, it } from 'vitest'
import { elements } from '../../derived/elements/elements.ts'
import { contentLanguages } from '@trivium/content/types'
import { atomsAsked, drawAtom, shellsOf } from './matter/atoms.ts'
import { litLamps, resistanceOf } from './electricity/circuits.ts'
import type { Circuit, CircuitPart } from './electricity/circuits.ts'
import { lampCircuits, resistorCircuits } from './electricity/circuit-questions.ts'
import type { Point } from './draw.ts'
import { layerNumbers } from './earth/earth-questions.ts'
import { pitchRadius, tackle, turning } from './forces/forces.ts'
import { diagramFacts, diagramPictures } from './index.ts'
import { mirrorTelescope, telescope } from './light-and-waves/instruments.ts'
import { asked as lensesAsked, imageOf, raysBehind, settings } from './light-and-waves/lens.ts'
import { crossings } from './life/life-questions.ts'
import { colourIndices, hollow, incidence, index, numbered, refracted, throughPrism } from './light-and-waves/light.ts'
import { balances, tipping, transmission } from './forces/machines-questions.ts'
import { fieldLine, twoMagnets } from './electricity/magnets.ts'
import { asked as moleculesAsked, atomsOf, bondsOf, molecules } from './matter/molecules.ts'
import { distanceUnder, slopes, speeds, trip } from './forces/motion.ts'
import { childrenOf, recessiveShare } from './life/plants.ts'
import { calliper, celsius, dialAngle, onScale, slidingMark, thermometer } from './shapes-and-scales/scales.ts'
import type { Pan, Weighing } from './shapes-and-scales/scales.ts'
import { anglesAsked, puzzlesAsked, readings, temperaturesAsked } from './shapes-and-scales/scales-questions.ts'
import {
  anglesOf,
  drawNet,
  functions,
  linesOfSymmetry,
  quadrilaterals,
  regular,
  sideLengths,
  symmetric,
  triangles,
} from './shapes-and-scales/shapes.ts'
import { cornersOf } from './shapes-and-scales/shapes-questions.ts'
import { eyeball, focusOf } from './light-and-waves/sight.ts'
import { angleTriangles } from './shapes-and-scales/solids-questions.ts'
import { second, siren, traces } from './light-and-waves/waves.ts'

const facts = diagramFacts()
const named = (fact: { pack: string; subject: string }) => `${fact.pack}/${fact.subject}`
const factOf = (subject: string) => {
  const fact = facts.find(one => one.subject === subject)
  if (!fact) throw new Error(`no question ${subject}`)
  return fact
}
const rightOf = (subject: string) => factOf(subject).right.en
const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180)

describe('light', () => {
  it.each(Object.entries(settings))('draws the rays of the lens %s so that they meet at the image', (_, setting) => {
    const { away, height } = imageOf(setting)
    expect(1 / setting.distance + 1 / away).toBeCloseTo(1 / setting.focalLength)
    for (const heightAt of raysBehind(setting)) expect(heightAt(away)).toBeCloseTo(height)
  })

  it.each(lensesAsked)('describes the image of the lens $setting correctly', ({ setting, right }) => {
    const { away, height } = imageOf(settings[setting])
    const size = Math.abs(height) / settings[setting].objectHeight
    const words = [away > 0 ? 'real' : 'virtual', Math.abs(size - 1) < 0.01 ? 'same' : size > 1 ? 'larger' : 'smaller']
    expect(right).toBe(words.join('-'))
    expect(height < 0).toBe(away > 0)
  })

  it('obeys the laws of reflection and refraction', () => {
    expect(numbered.mirror[Number(rightOf('mirror-arrow')) - 1]).toBe(incidence.mirror)
    const into = numbered.intoWater[Number(rightOf('into-water')) - 1] ?? 0
    expect(index.water * sine(into)).toBeCloseTo(sine(incidence.intoWater))
    const out = numbered.outOfWater[Number(rightOf('out-of-water')) - 1] ?? 0
    expect(sine(out)).toBeCloseTo(index.water * sine(incidence.outOfWater))
    expect(refracted(incidence.kept, index.water, index.air)).toBeNaN()
  })

  it('refracts the colours in the order of their indices', () => {
    const directions = colourIndices.map(value => throughPrism(value).direction)
    expect(directions).toEqual(directions.toSorted((a, b) => b - a))
    expect(new Set(directions).size).toBe(directions.length)
  })

  it('reflects parallel rays at a hollow mirror into its focus', () => {
    const { focalLength } = hollow
    for (const up of [28, 56, 84]) {
      // The normal of the curve x = −up²/4f, which reflects the ray (1, 0).
      const normal = [1, up / (2 * focalLength)]
      const square = (normal[0] ?? 0) ** 2 + (normal[1] ?? 0) ** 2
      const [dx, dy] = [1 - (2 * (normal[0] ?? 0) ** 2) / square, (-2 * (normal[0] ?? 0) * (normal[1] ?? 0)) / square]
      const steps = -up / dy
      expect(-(up ** 2) / (4 * focalLength) + dx * steps).toBeCloseTo(-focalLength)
    }
  })

  it('separates the lenses of the telescope by the sum of their focal lengths, and puts the focus of the mirror into the eyepiece', () => {
    const { front, back } = telescope
    expect(back.x - front.x).toBe(front.focalLength + back.focalLength)
    const { hollowX, flatX, focalLength, axisY } = mirrorTelescope
    const above = axisY - (focalLength - (hollowX - flatX))
    expect(above).toBeGreaterThan(20)
    expect(above).toBeLessThan(axisY - 60)
  })

  it('puts the focus before the retina of a short-sighted eye, and behind that of a long-sighted one', () => {
    const retina = eyeball.middleX + eyeball.radius
    expect(focusOf.short).toBeLessThan(retina)
    expect(focusOf.long).toBeGreaterThan(retina)
  })
})

describe('waves and motion', () => {
  it('names the loudest and the highest trace', () => {
    const most = (values: number[]) => String(values.indexOf(Math.max(...values)) + 1)
    expect(rightOf('loudest-trace')).toBe(most(traces.map(({ amplitude }) => amplitude)))
    expect(rightOf('highest-trace')).toBe(most(traces.map(({ periods }) => periods)))
    expect(rightOf('one-second')).toBe(`${second.periods} Hz`)
  })

  it('draws the waves closer together ahead of a moving source', () => {
    const { speed, spacing, now } = siren
    const edges = [1, 2, 3, 4].map(age => ({
      ahead: now - age * spacing * speed + age * spacing,
      behind: now - age * spacing * speed - age * spacing,
    }))
    const gap = (side: 'ahead' | 'behind') => Math.abs((edges[1]?.[side] ?? 0) - (edges[0]?.[side] ?? 0))
    expect(gap('ahead')).toBeLessThan(gap('behind') / 2)
  })

  it('reads speeds and distances from the graphs', () => {
    expect(rightOf('fastest-of-four')).toBe(String(slopes.indexOf(Math.max(...slopes)) + 1))
    expect(rightOf('average-speed')).toBe(`${trip.kilometres / trip.hours} km/h`)
    expect(distanceUnder(speeds)).toBe(20 + 80 + 20)
  })
})

describe('machines', () => {
  it.each(balances)('balances $loads with $blocks blocks', ({ loads, arrowAt, blocks, wrong }) => {
    const turns = (count: number) => turning([...loads, { mark: arrowAt, blocks: count }])
    expect(turns(blocks)).toBe(0)
    for (const count of wrong) expect(turns(count)).not.toBe(0)
  })

  it('tips the beam to the heavier side', () => {
    expect(tipping.map(({ loads }) => Math.sign(turning(loads)))).toEqual([0, 1])
    expect([1, 2].map(place => rightOf(`tipping-beam-${place}`))).toEqual(['It stays level', 'It tips to the right'])
  })

  it('hangs 60 N on the number of strands by which the answer divides it', () => {
    for (const [subject, strands] of [
      ['fixed-pulley', 1],
      ['tackle-of-three', 3],
      ['tackle-of-four', 4],
    ] as const) {
      const { ropes, upper, lower } = tackle(strands)
      expect(ropes).toHaveLength(strands + 1)
      expect(upper.length + lower.length).toBe(strands)
      expect(lower).toHaveLength(Math.floor(strands / 2))
      expect(rightOf(subject)).toBe(`${60 / strands} N`)
    }
  })

  it('draws the stated number of teeth on each wheel', () => {
    const svg = factOf('large-and-small-gear').svg
    const teeth = [...svg.matchAll(/d="(M[^"]*Z)"/g)].map(([, d = '']) => d.split('L').length / 4).filter(count => count > 5)
    expect(teeth).toEqual([transmission.driving, transmission.driven])
    expect(pitchRadius(transmission.driven)).toBe(2 * pitchRadius(transmission.driving))
  })
})

/** Computes the currents independently: each lamp or resistor has one ohm, a wire almost none. */
function currents({ main, branches }: Circuit): { main: number; branches: number[] } {
  const ohms = (parts: CircuitPart[]) =>
    parts.reduce((sum, { kind }) => sum + (kind === 'open' ? 1e12 : kind === 'closed' ? 1e-9 : 1), 1e-9)
  const conductance = branches.reduce((sum, parts) => sum + 1 / ohms(parts), 0)
  const total = 1 / (ohms(main) + 1 / conductance)
  return { main: total, branches: branches.map(parts => total / ohms(parts) / conductance) }
}

describe('circuits and magnets', () => {
  it.each(lampCircuits)('lights the lamps of $subject through which a current flows', ({ circuit }) => {
    const flow = currents(circuit)
    const lit = (parts: CircuitPart[], current: number) =>
      current > 1e-6 ? parts.flatMap(part => (part.kind === 'lamp' ? [part.number] : [])) : []
    const expected = [...lit(circuit.main, flow.main), ...circuit.branches.flatMap((parts, place) => lit(parts, flow.branches[place] ?? 0))]
    expect(litLamps(circuit)).toEqual(expected.toSorted((a, b) => a - b))
  })

  it.each(resistorCircuits)('adds up the resistors of $subject', ({ subject, circuit }) => {
    expect(resistanceOf(circuit)).toBeCloseTo(1 / currents(circuit).main)
    expect(rightOf(subject)).toBe(`${6 * resistanceOf(circuit)} Ω`)
  })

  it('connects only unlike poles by field lines', () => {
    const across = (facing: [1 | -1, 1 | -1]) => {
      const { poles } = twoMagnets(facing)
      const [, inner] = poles
      return inner ? fieldLine(inner, 22, poles).some(([x]) => x > 165) : null
    }
    expect(across([1, -1])).toBe(true)
    expect(across([1, 1])).toBe(false)
  })
})

describe('matter', () => {
  const usual = { H: 1, O: 2, N: 3, C: 4 }
  /** Atoms to which the simple rule of bonds does not apply. */
  const unusual = new Set(['carbon-monoxide', 'ozone', 'nitrous-oxide'])

  it.each(moleculesAsked.map(({ molecule }) => molecule))('builds %s according to its formula', name => {
    const molecule = molecules[name] ?? { formula: '', atoms: '', bonds: '' }
    const atoms = atomsOf(molecule).map(({ atom }) => atom)
    const formula = [...molecule.formula.matchAll(/([A-Z])(\d*)/g)].map(([, atom = '', count]) => [atom, Number(count || 1)] as const)
    expect(atoms).toHaveLength(formula.reduce((sum, [, count]) => sum + count, 0))
    for (const [atom, count] of formula) expect(atoms.filter(one => one === atom)).toHaveLength(count)
    if (unusual.has(name)) return
    for (const [place, atom] of atoms.entries()) {
      const bonds = bondsOf(molecule).filter(({ from, to }) => from === place || to === place)
      expect(
        bonds.reduce((sum, { order }) => sum + order, 0),
        `${name} ${place}`,
      ).toBe(usual[atom])
    }
  })

  it('keeps the balls of a molecule from overlapping', () => {
    for (const molecule of Object.values(molecules)) {
      const places = atomsOf(molecule).map(({ place }) => place)
      for (const [one, [ax, ay]] of places.entries())
        for (const [bx, by] of places.slice(one + 1)) expect(Math.hypot(ax - bx, ay - by)).toBeGreaterThan(0.5)
    }
  })

  it.each(atomsAsked)('draws $number electrons for $symbol', ({ symbol, number }) => {
    expect(elements.find(element => element.symbol === symbol)?.number).toBe(number)
    expect(shellsOf(number).reduce((sum, electrons) => sum + electrons, 0)).toBe(number)
    expect(drawAtom(shellsOf(number)).match(/r="5\.6"/g)).toHaveLength(number)
  })
})

describe('life and Earth', () => {
  it.each(crossings)('counts the offspring of $subject', ({ subject, one, other }) => {
    const pairs = childrenOf(one, other).map(genes => genes.filter(Boolean).length)
    expect(pairs).toHaveLength(4)
    expect(recessiveShare(childrenOf(one, other))).toBe(pairs.filter(count => count === 0).length / 4)
    expect(rightOf(subject)).toBe({ 'two-mixed-parents': 'A quarter', 'one-mixed-parent': 'Half' }[subject])
  })

  it('calls the lowest layer the oldest', () => {
    expect(rightOf('oldest-layer')).toBe(String(layerNumbers.at(-1)))
    expect(layerNumbers.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4])
  })
})

describe('shapes', () => {
  it.each(Object.entries(cornersOf))('draws the %s with the right number of corners', (_, count) => {
    const corners = regular(count, 96)
    expect(corners).toHaveLength(count)
    for (const side of sideLengths(corners)) expect(side).toBeCloseTo(sideLengths(corners)[0] ?? 0)
    expect(Math.min(...corners.map(([x, y]) => Math.min(x, y, 320 - x, 240 - y)))).toBeGreaterThan(8)
  })

  it('draws the triangles and quadrangles that it names', () => {
    const sides = (corners: Point[] = []) => sideLengths(corners).map(Math.round)
    const largest = (corners: Point[] = []) => Math.max(...anglesOf(corners))
    expect(new Set(sides(triangles.equilateral)).size).toBe(1)
    expect(new Set(sides(triangles.isosceles)).size).toBe(2)
    expect(largest(triangles.right)).toBeCloseTo(90)
    expect(new Set(sides(triangles.right)).size).toBe(3)
    expect(
      sides(triangles.right)
        .toSorted((a, b) => a - b)
        .map(side => side / 48),
    ).toEqual([3, 4, 5])
    expect(largest(triangles.obtuse)).toBeGreaterThan(100)
    expect(new Set(sides(quadrilaterals.rhombus)).size).toBe(1)
    expect(largest(quadrilaterals.rhombus)).toBeGreaterThan(95)
    const [a, b, c, d] = sides(quadrilaterals.parallelogram)
    expect([a, b]).toEqual([c, d])
    expect(a).not.toBe(b)
  })

  it('unfolds solids into all their faces', () => {
    const faces = (name: string) => (drawNet(name).match(/fill="#ffffff"/g) ?? []).length
    expect(['cube', 'pyramid', 'prism', 'cylinder', 'cone'].map(faces)).toEqual([6, 5, 5, 3, 2])
    // The middle triangle of the tetrahedron lies on a large triangle and divides the rest of it into three.
    expect(faces('tetrahedron')).toBe(2)
    const [, slant = 0] = /A(\d+) /.exec(drawNet('cone'))?.map(Number) ?? []
    const [, base = 0] = /r="(\d+)"/.exec(drawNet('cone'))?.map(Number) ?? []
    const [[, , width = 0] = [], [, radius = 0] = []] = [
      /M([\d.]+) 86L([\d.]+) /.exec(drawNet('cylinder'))?.map(Number),
      /r="(\d+)"/.exec(drawNet('cylinder'))?.map(Number),
    ]
    const left = Number(/M([\d.]+) 86/.exec(drawNet('cylinder'))?.[1])
    expect(width - left).toBeCloseTo(2 * Math.PI * radius, 0)
    const [, ax = 0, ay = 0] = /L([\d.]+) ([\d.]+)A/.exec(drawNet('cone'))?.map(Number) ?? []
    const half = Math.atan2(160 - ax, ay - 22)
    expect(2 * half * slant).toBeCloseTo(2 * Math.PI * base, 0)
  })

  it('counts lines of symmetry', () => {
    expect(['arrow', 'rectangle', 'star', 'parallelogram'].map(id => linesOfSymmetry(symmetric[id] ?? []))).toEqual([1, 2, 5, 0])
    expect([3, 4, 6].map(count => linesOfSymmetry(regular(count, 90)))).toEqual([3, 4, 6])
  })

  it.each(angleTriangles)('finds the third angle beside $left° and $right°', ({ left, right }) => {
    expect(rightOf(`third-angle-${left}-${right}`)).toBe(`${180 - left - right}°`)
  })

  it('offers functions whose graphs differ on the sheet', () => {
    const values = Object.values(functions).map(compute => [-2, -0.5, 0.5, 2].map(x => compute(x).toFixed(2)).join(' '))
    expect(new Set(values).size).toBe(values.length)
  })
})

/** All weights of a ball and a cone, in cubes, that balance the pans. */
function solutions(weighings: Weighing[]): number[] {
  const weight = ({ ball = 0, cone = 0, cube = 0 }: Pan, ballWeight: number, coneWeight: number) =>
    ball * ballWeight + cone * coneWeight + cube
  const hasCones = weighings.flat().some(pan => pan.cone)
  const whole = Array.from({ length: 30 }, (_, place) => place + 1)
  const found = whole.flatMap(ball =>
    (hasCones ? whole : [1])
      .filter(cone => weighings.every(([left, right]) => weight(left, ball, cone) === weight(right, ball, cone)))
      .map(() => ball),
  )
  return [...new Set(found)]
}

describe('scales', () => {
  it.each(puzzlesAsked)('has one solution for the pans: $cubes', ({ weighings, cubes }) => expect(solutions(weighings)).toEqual([cubes]))

  it.each(temperaturesAsked)('ends the column at the mark of $value', ({ value }) => {
    const y = onScale(value, celsius.range, celsius.span)
    const marks = [...thermometer(value).matchAll(/M180 ([\d.]+)h/g)].map(([, height]) => Number(height))
    expect(marks.some(mark => Math.abs(mark - y) < 0.06)).toBe(true)
    expect(Number(/M159 200V([\d.]+)/.exec(thermometer(value))?.[1])).toBeCloseTo(y, 0)
    expect(marks.indexOf(marks.find(mark => Math.abs(mark - y) < 0.06) ?? 0) * 2 - 20).toBe(value)
  })

  it('reads ruler, dial and vernier correctly', () => {
    const [from, to] = readings.pencil
    expect(rightOf('pencil')).toBe(`${to - from} cm`)
    expect(dialAngle(readings.scale) - dialAngle(3)).toBeCloseTo((-0.4 / 5) * 360)
    const meeting = Array.from({ length: 10 }, (_, mark) => mark).filter(
      mark => Math.abs(slidingMark(readings.vernier, mark) % 1) < 1e-6 || slidingMark(readings.vernier, mark) % 1 > 1 - 1e-6,
    )
    expect(meeting).toEqual([7])
    expect(rightOf('vernier')).toBe(`${Math.floor(readings.vernier)}.7 mm`)
    expect(calliper(readings.vernier).length).toBeGreaterThan(1000)
  })

  it.each(anglesAsked)('offers no distractor that equals the angle from $from° to $to°', ({ from, to, wrong }) => {
    expect(wrong).not.toContain(to - from)
  })
})

describe('the questions about diagrams', () => {
  it('are at least 64, with pictures for all languages', () => {
    expect(facts.length).toBeGreaterThanOrEqual(64)
    expect(diagramPictures().facts).toHaveLength(3 * facts.length)
    expect(new Set(facts.map(named)).size).toBe(facts.length)
  })

  it('show different pictures if their words are the same', () => {
    const asked = facts.map(({ question, svg }) => question.en + svg)
    expect(new Set(asked).size).toBe(asked.length)
  })

  it('have small pictures without text or ids', () => {
    for (const fact of facts) {
      expect(fact.svg, named(fact)).not.toMatch(/<(text|title|desc|image|script)\b|\b(id|class|href)=|NaN|undefined|Infinity/)
      expect(fact.svg.length, named(fact)).toBeLessThan(6000)
    }
  })

  it('offer each answer once, in a short text', () => {
    for (const language of contentLanguages) {
      for (const fact of facts) {
        const options = [fact.right, ...fact.wrong].map(option => option[language])
        expect(new Set(options.map(option => option.toLowerCase())).size, named(fact)).toBe(options.length)
        expect(options.length, named(fact)).toBeGreaterThanOrEqual(4)
        expect(Math.max(...options.map(option => option.length)), named(fact)).toBeLessThanOrEqual(35)
        expect(fact.question[language].length, named(fact)).toBeLessThanOrEqual(120)
        expect(fact.note[language].length, named(fact)).toBeLessThanOrEqual(170)
      }
    }
  })
})
