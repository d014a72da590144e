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
  for (let count = 1; ; count += 1) {
    const end = count === 1 ? '' : `${space}${count}`
    const text = `${wanted.slice(0, Math.max(0, most - end.length))}${end}`
    if (!(await isTaken(req, place, text))) return text
  }
}

/** The next number that no document has. */
export async function freeNumber(req: PayloadRequest, place: Place, from: number): Promise<number> {
  for (let number = from + 1; ; number += 1) {
    if (!(await isTaken(req, place, number))) return number
  }
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
