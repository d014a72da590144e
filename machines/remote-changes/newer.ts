import type { RemoteChangesContext, Saved, Version } from './remote-changes.types.ts'

/** Whether somebody has saved a version after the one that is on the screen, and after those told of. */
export const isNewer = ({ known, saved }: RemoteChangesContext, at: string): boolean =>
  isAfter(at, known) && isAfter(at, saved?.at ?? null)

/** Whether the screen shows the newest version that was told of. */
export const isCaughtUp = ({ saved }: RemoteChangesContext, known: string | null): boolean =>
  known !== null && !isAfter(saved?.at ?? '', known)

/** A database may give the number of a document that was deleted to the next one. */
export const isAnother = (
  { born }: RemoteChangesContext,
  { data: { createdAt } }: Version,
): boolean => born !== null && typeof createdAt === 'string' && createdAt !== born

/** Whether it was saved after the one that is on the screen. */
export const isAhead = ({ known }: RemoteChangesContext, version: Version): boolean =>
  isAfter(foundIn(version).at, known)

/** What has come back, by whoever was told to have brought it. */
export const broughtBack = ({ saved }: RemoteChangesContext, version: Version): Saved => ({
  ...foundIn(version),
  ...(saved && { by: saved.by, isMine: saved.isMine }),
})

/** Of a version that was found without being told who made it. */
export const foundIn = ({ data }: Version): Saved => ({
  by: null,
  isMine: false,
  at: typeof data.updatedAt === 'string' ? data.updatedAt : '',
})

/** What has no date is after nothing. */
const isAfter = (one: string, other: string | null): boolean =>
  Date.parse(one) > (other === null ? Number.NEGATIVE_INFINITY : Date.parse(other))
