import type { Dice } from '../dice.ts'
import type { Palette } from './palettes.ts'

/** Every picture is drawn on a sheet with these coordinates. */
export const sheet = { width: 1500, height: 1000 }

/** One way to fill a sheet, with the words for those who cannot see it. */
export interface Design {
  name: string
  alt: { en: string; de: string }
  draw(dice: Dice, palette: Palette): string
}

export const designs: readonly Design[] = [
  {
    name: 'horizon',
    alt: { en: 'A low sun over layered hills', de: 'Tiefe Sonne über gestaffelten Hügeln' },
    draw(dice, { tones: [warm, cool, light], dark }) {
      const sun = circle(
        dice.between(350, 1150),
        dice.between(330, 480),
        dice.between(130, 230),
        warm,
      )
      const hills = [light, cool, dark].map((tone, depth) => hill(dice, 560 + depth * 140, tone))
      return sun + hills.join('')
    },
  },
  {
    name: 'rings',
    alt: { en: 'Concentric rings', de: 'Konzentrische Ringe' },
    draw(dice, palette) {
      const [x, y] = [dice.between(400, 1100), dice.between(300, 700)]
      const inks = [
        palette.tones[1],
        palette.ground,
        palette.tones[0],
        palette.ground,
        palette.dark,
      ]
      return inksInTurn(inks, 11)
        .map((ink, ring) => circle(x, y, 1010 - ring * 92, ink))
        .join('')
    },
  },
  {
    name: 'quarters',
    alt: { en: 'A grid of quarter circles', de: 'Ein Raster aus Viertelkreisen' },
    draw(dice, { tones, dark }) {
      return grid(6, 4, 250, (x, y) => {
        const turn = dice.between(0, 3) * 90
        const ink = dice.pick([...tones, ...tones, dark])
        const shape = dice.chance(0.85)
          ? `<path d="M0 0H250A250 250 0 0 1 0 250Z" fill="${ink}"/>`
          : circle(125, 125, 84, ink)
        return `<g transform="translate(${x} ${y}) rotate(${turn} 125 125)">${shape}</g>`
      })
    },
  },
  {
    name: 'stripes',
    alt: { en: 'Slanting stripes of uneven width', de: 'Schräge Streifen in ungleicher Breite' },
    draw(dice, { tones, dark, ground }) {
      const inks = [...tones, ground, dark, ground]
      const stripes: string[] = []
      for (let x = -900; x < 2100; ) {
        const width = dice.between(24, 150)
        stripes.push(rectangle(x, -700, width, 2400, dice.pick(inks)))
        x += width
      }
      return `<g transform="rotate(${dice.pick([-32, -18, 18, 32])} 750 500)">${stripes.join('')}</g>`
    },
  },
  {
    name: 'arches',
    alt: { en: 'A row of nested arches', de: 'Eine Reihe ineinander gestellter Bögen' },
    draw(dice, { tones, dark, ground }) {
      const arcade = [0, 1, 2].map((place) => {
        const inks = dice.some([...tones, dark], 3).flatMap((ink) => [ink, ground])
        return inks.map((ink, step) => arch(250 + place * 500, 230 - step * 36, ink)).join('')
      })
      return arcade.join('') + rectangle(0, 940, sheet.width, 60, dark)
    },
  },
  {
    name: 'spines',
    alt: { en: 'Book spines on two shelves', de: 'Buchrücken auf zwei Regalbrettern' },
    draw(dice, { tones, dark, ground }) {
      return [480, 960].map((floor) => shelf(dice, floor, [...tones, dark], ground, dark)).join('')
    },
  },
  {
    name: 'moons',
    alt: { en: 'The moon in fifteen phases', de: 'Der Mond in fünfzehn Phasen' },
    draw(dice, { tones, dark, ground }) {
      const [light, shade] = dice.pick([
        [tones[2], dark],
        [tones[0], ground],
      ])
      const backdrop = rectangle(0, 0, sheet.width, sheet.height, shade)
      const cell = '<clipPath id="cell"><path d="M0 0H270V270H0Z"/></clipPath>'
      const phases = grid(5, 3, 270, (x, y, place) => {
        const shadow = place === 7 ? '' : circle(135 + (place - 7) * 27, 135, 99, shade)
        return `<g transform="translate(${x + 75} ${y + 95})" clip-path="url(#cell)">${circle(135, 135, 96, light)}${shadow}</g>`
      })
      return cell + backdrop + phases
    },
  },
  {
    name: 'stairs',
    alt: { en: 'A flight of stairs in strong light', de: 'Eine Treppe in hartem Licht' },
    draw(dice, { tones: [warm, cool, light], dark }) {
      const steps = dice.between(7, 10)
      const [run, rise] = [1500 / steps, 800 / steps]
      const flight = Array.from({ length: steps }, (_, step) => {
        const [x, y] = [step * run, 1000 - (step + 1) * rise]
        const shadow = `<path d="M${x} ${y}L${x + run} ${y}L${x} 1000Z" fill="${dark}" opacity=".28"/>`
        return rectangle(x, y, run + 1, 1000 - y, step % 2 ? cool : warm) + shadow
      })
      return circle(dice.between(180, 520), dice.between(190, 330), 120, light) + flight.join('')
    },
  },
  {
    name: 'leaves',
    alt: { en: 'Two-coloured leaves in rows', de: 'Zweifarbige Blätter in Reihen' },
    draw(dice, { tones, dark }) {
      const inks = [...tones, dark]
      return grid(6, 4, 250, (x, y) => {
        const [left, right] = dice.some(inks, 2)
        const halves = `<path d="M125 10Q-25 125 125 240Z" fill="${left}"/><path d="M125 10Q275 125 125 240Z" fill="${right}"/>`
        return `<g transform="translate(${x} ${y}) rotate(${dice.pick([45, -45])} 125 125)">${halves}</g>`
      })
    },
  },
]

export const circle = (x: number, y: number, radius: number, ink: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${ink}"/>`

export const rectangle = (x: number, y: number, width: number, height: number, ink: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${ink}"/>`

function hill(dice: Dice, top: number, ink: string): string {
  const [left, middle, right] = [top, top - 60, top].map((y) => y + dice.between(-90, 90))
  return `<path d="M0 ${left}C300 ${left} 450 ${middle} 750 ${middle}S1200 ${right} 1500 ${right}V1000H0Z" fill="${ink}"/>`
}

const arch = (middle: number, radius: number, ink: string) =>
  `<path d="M${middle - radius} 1000V400A${radius} ${radius} 0 0 1 ${middle + radius} 400V1000Z" fill="${ink}"/>`

function shelf(dice: Dice, floor: number, inks: string[], paper: string, board: string): string {
  const books: string[] = []
  for (let x = 40; x < 1400; ) {
    const [width, height] = [dice.between(28, 84), dice.between(250, 400)]
    books.push(rectangle(x, floor - height, width, height, dice.pick(inks)))
    books.push(rectangle(x + 6, floor - height + dice.between(40, 90), width - 12, 8, paper))
    x += width + dice.pick([4, 4, 4, 46])
  }
  return books.join('') + rectangle(0, floor, sheet.width, 22, board)
}

function grid(
  columns: number,
  rows: number,
  size: number,
  cell: (x: number, y: number, place: number) => string,
): string {
  return Array.from({ length: columns * rows }, (_, place) =>
    cell((place % columns) * size, Math.floor(place / columns) * size, place),
  ).join('')
}

const inksInTurn = (inks: readonly string[], count: number): string[] =>
  Array.from({ length: count }, (_, turn) => inks[turn % inks.length] ?? '#000')
