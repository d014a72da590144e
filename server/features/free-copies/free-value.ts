import type { PayloadRequest } from 'payload'
import type { PayloadField } from '../../kit/payload-fields/payload-field.ts'

interface Place {
  collection: string
  /** Without the numbers of rows. */
  path: string
}

/** A part of an address, which has no spaces and capitals. */
export const isSlug = ({ custom, name }: PayloadField, value: string): boolean =>
  ((custom !== undefined && 'slugify' in custom) || /slug|path|handle|url/i.test(name ?? '')) &&
  /^[^\sA-Z]+$/.test(value)

/** The text, with a number behind it where another document has it. */
export async function freeText(
  req: PayloadRequest,
  place: Place,
  wanted: string,
  most = Number.POSITIVE_INFINITY,
): Promise<string> {
  const space = /\s/.test(wanted) || !wanted.includes('-') ? ' ' : '-'
  const textOf = (count: number): string => {
    const end = count === 1 ? '' : `${space}${count}`
    return `${wanted.slice(0, Math.max(0, most - end.length))}${end}`
  }
  return textOf(await firstFree((count) => isTaken(req, place, textOf(count))))
}

/** A number behind it that no document has: the next one, where copies were made one by one. */
export async function freeNumber(req: PayloadRequest, place: Place, from: number): Promise<number> {
  return from + (await firstFree((count) => isTaken(req, place, from + count)))
}

/**
 * A count that is free behind one that is taken. It is looked for in steps that double, and then between
 * the last two: after thousands of copies in some twenty questions.
 */
async function firstFree(isTakenAt: (count: number) => Promise<boolean>): Promise<number> {
  let taken = 0
  let free = 1
  while (await isTakenAt(free)) [taken, free] = [free, free * 2]
  while (free - taken > 1) {
    const middle = Math.floor((taken + free) / 2)
    if (await isTakenAt(middle)) taken = middle
    else free = middle
  }
  return free
}

/** In any language: what one of them has may be unique in all. */
async function isTaken(
  req: PayloadRequest,
  { collection, path }: Place,
  value: string | number,
): Promise<boolean> {
  const { totalDocs } = await req.payload.db.count({
    collection,
    where: { [path]: { equals: value } },
    locale: 'all',
    req,
  })
  return totalDocs > 0
}
