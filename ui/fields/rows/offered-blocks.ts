import type { BlocksField, ClientBlock } from '#config-schema'

/** The kinds of block that may be added now; rows of the others stay what they are. */
export const offeredBlocks = ({ blocks, offered }: BlocksField): readonly ClientBlock[] =>
  offered ? blocks.filter(({ slug }) => offered.includes(slug)) : blocks
