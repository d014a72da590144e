import type { FoldedSectionsContext, Section } from './folded-sections.types.ts'

export const isFolded = ({ folded }: FoldedSectionsContext, heading: string | null): boolean =>
  folded.some((section) => section.heading === heading)

/** Those in which none of these blocks is. */
export const without = (
  folded: readonly Section[],
  blocks: readonly string[],
): readonly Section[] =>
  folded.filter((section) => !section.blocks.some((block) => blocks.includes(block)))

/** As the text has them now; one that is no section any more is left out. */
export const asTheyAre = (
  folded: readonly Section[],
  sections: readonly Section[],
): readonly Section[] =>
  folded.flatMap(({ heading }) =>
    sections.filter((section) => section.heading === heading && section.blocks.length > 0),
  )

export const withReplaced = (
  folded: readonly Section[],
  { block, by }: { block: string; by: string },
): readonly Section[] => {
  const followed = (key: string) => (key === block ? by : key)
  return folded.map(({ heading, blocks }) => ({
    heading: followed(heading),
    blocks: blocks.map(followed),
  }))
}
