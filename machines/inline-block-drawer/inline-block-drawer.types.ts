import type { DocumentData } from '#contracts/documents'

/** A block within the text whose fields are edited in a drawer. */
export interface DrawnBlock {
  id: string
  blockType: string
  /** As they are when the drawer opens. */
  fields: DocumentData
  /** How many fields its form has. */
  fieldCount: number
}

export interface InlineBlockDrawerContext {
  block: DrawnBlock | null
}

export type InlineBlockDrawerEvent =
  /** It has just been put into the text. */
  | { type: 'document.inserted'; block: DrawnBlock }
  | { type: 'user.edit'; block: DrawnBlock }
  | { type: 'user.save' }
  | { type: 'user.cancel' }
  /** It was deleted, by whomever. */
  | { type: 'document.removed'; id: string }

export type InlineBlockDrawerEmitted =
  /** Whoever gives a new block up did not want it. */
  | { type: 'discarded'; id: string }
  /** Its fields are to be what they were. */
  | { type: 'reverted'; id: string; fields: DocumentData }
  /** The focus goes back to it. */
  | { type: 'left'; id: string }
