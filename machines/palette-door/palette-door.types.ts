/** What the palette's code answers when it is there. */
export interface Arrival {
  /** Nothing else has to be answered first. */
  isFree: boolean
}

export type Sheet = 'palette' | 'keys'

export interface PaletteDoorContext {
  /** What was typed for a line that is not there yet. */
  words: string
}

export type PaletteDoorEvent =
  | { type: 'user.toggle' }
  | { type: 'user.showKeys' }
  /** A letter, or Backspace, before there is a line. */
  | { type: 'user.press'; key: string }
  | { type: 'user.close' }
  /** The line has the focus, and shows what it is told. */
  | { type: 'page.ready' }
  /** The palette went before its line was ready. */
  | { type: 'page.left' }

/** What the world has to do. */
export type PaletteDoorEmitted =
  | { type: 'arrived'; sheet: Sheet }
  /** The line has to say this. */
  | { type: 'typed'; words: string }
  /** It came, and is not wanted any more. */
  | { type: 'givenUp' }
  | { type: 'failed' }
