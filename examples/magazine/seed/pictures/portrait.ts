import { diceFor } from '../dice.ts'
import { circle, rectangle } from './designs.ts'
import type { Palette } from './palettes.ts'

/** Somebody in four shapes: shoulders, neck, head, hair. The same name is always the same face. */
export function drawPortrait(name: string, { ground, dark, tones }: Palette): string {
  const dice = diceFor(`portrait of ${name}`)
  const [backdrop, coat, skin] = dice.some(tones, 3)
  const parting = dice.between(-60, 60)
  const face = dice.chance(0.5) ? ground : (skin ?? ground)
  return [
    rectangle(0, 0, 1500, 1000, backdrop ?? ground),
    circle(750, 470, 390, ground === face ? (skin ?? dark) : ground),
    `<path d="M330 1000C330 760 520 690 750 690S1170 760 1170 1000Z" fill="${coat}"/>`,
    rectangle(680, 560, 140, 190, face),
    circle(750, 440, 190, face),
    `<path d="M548 450A202 202 0 0 1 952 450Q${850 + parting} 300 ${750 + parting} 330T548 450Z" fill="${dark}"/>`,
  ].join('')
}
