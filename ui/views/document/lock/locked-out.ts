import type { SnapshotFrom } from 'xstate'
import type { lockMachine } from '#machines/lock'

/** Whether somebody else's lock keeps this person from changing the document. */
export const lockedOut = (state: SnapshotFrom<typeof lockMachine>): boolean =>
  state.hasTag('lockedOut')
