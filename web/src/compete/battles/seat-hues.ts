/** A hue for each seat, neither green nor red, which are reserved for verdicts. */
const hues = [250, 32, 195, 318]

export const hueOfSeat = (seat: number): number => hues[(seat - 1) % hues.length] ?? 250
