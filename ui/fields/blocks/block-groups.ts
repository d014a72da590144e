import type { ClientBlock } from '#contracts/fields'
import { folded } from '../../kit/letters.ts'

export interface BlockGroup {
  /** null: blocks that the config puts under no heading. */
  name: string | null
  blocks: ClientBlock[]
}

/** The blocks whose words have all that was typed, under their headings; those without one come first. */
export function blockGroups(blocks: readonly ClientBlock[], typed: string): BlockGroup[] {
  const words = folded(typed).split(/\s+/)
  const found = blocks.filter((block) => {
    const about = folded([block.labels.singular, block.slug, block.group ?? ''].join(' '))
    return words.every((word) => about.includes(word))
  })
  const names = new Set([null, ...found.map(({ group }) => group)])
  return [...names]
    .map((name) => ({ name, blocks: found.filter(({ group }) => group === name) }))
    .filter(({ blocks }) => blocks.length > 0)
}
