import type { BlocksField, ClientBlock } from '#contracts/fields'

/** The kinds of block that may be added now; rows of the others stay what they are. */
export const offeredBlocks = ({ blocks, offered }: BlocksField): readonly ClientBlock[] =>
  offered ? blocks.filter(({ slug }) => offered.includes(slug)) : blocks
