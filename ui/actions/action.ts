import type { Shortcut } from './shortcut.ts'

/** Something that can be done here: what buttons, keys, the palette and the help sheet share. */
export interface Action {
  /** Unique on a screen; also the DOM handle of its button. */
  id: string
  /** In the words of its button. */
  label: string
  /** What it's called at other times: its button has room for either. */
  otherLabel?: string
  /** A quiet word beside it where it stands among others: of what, or where. */
  detail?: string | undefined
  keys?: readonly Shortcut[]
  /** The keys are the browser's own for this press. */
  leavesKey?: (event: KeyboardEvent) => boolean
  /** Why it cannot be done now, in words. */
  refusal?: string | undefined
  /** This person may never do it here: no button offers it, the palette says why. */
  isForbidden?: boolean
  /** Where it leads; doing it is going there. */
  href?: string
  /** It is being done. */
  isBusy?: boolean
  run: () => void
}

/** What can be done at this moment, so that it stands in a menu. */
export const isPossible = ({ refusal }: Action): boolean => refusal === undefined
