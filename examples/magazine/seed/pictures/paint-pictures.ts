import { diceFor } from '../dice.ts'
import { authorNames } from '../people.ts'
import { designs } from './designs.ts'
import type { Palette } from './palettes.ts'
import { palettes } from './palettes.ts'
import { drawPortrait } from './portrait.ts'
import type { PictureFile } from './print.ts'
import { print } from './print.ts'

/** A printed picture and the words that go with it. */
export interface Picture {
  file: PictureFile
  alt: { en: string; de: string }
  credit: string
}

/** Covers for the posts: every design in several palettes. */
export function paintCovers(count: number): Promise<Picture[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => paintCover(index)))
}

/** One portrait for each author. */
export function paintPortraits(): Promise<Picture[]> {
  return Promise.all(
    authorNames.map(async (name, index) => {
      const palette = inTurn(palettes, index)
      return {
        file: await print(
          `portrait-${numbered(index)}`,
          palette.ground,
          drawPortrait(name, palette),
        ),
        alt: { en: `${name}, as four shapes`, de: `${name} in vier Formen` },
        credit: 'Atelier Halm',
      }
    }),
  )
}

async function paintCover(index: number): Promise<Picture> {
  const design = inTurn(designs, index)
  const palette: Palette = inTurn(palettes, index + Math.floor(index / palettes.length))
  const drawing = design.draw(diceFor(`cover ${index}`), palette)
  return {
    file: await print(`${design.name}-${numbered(index)}`, palette.ground, drawing),
    alt: {
      en: `${design.alt.en}, in ${palette.name.en}`,
      de: `${design.alt.de}, in ${palette.name.de}`,
    },
    credit: index % 3 === 0 ? 'Studio Quist' : 'Atelier Halm',
  }
}

function inTurn<Item>(items: readonly Item[], turn: number): Item {
  const item = items[turn % items.length]
  if (item === undefined) throw new Error('There is nothing to take turns with.')
  return item
}

const numbered = (index: number) => String(index + 1).padStart(2, '0')
