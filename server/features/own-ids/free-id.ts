import type { PayloadRequest } from 'payload'
import { idAsKept } from '../../kit/possible-id.ts'

/** An id for a copy: the next number, or a name that tells what it is a copy of. */
export async function freeId(
  req: PayloadRequest,
  collection: string,
  of: number | string,
): Promise<number | string> {
  const { db } = req.payload
  if (typeof idAsKept(req.payload, collection, of) === 'number') {
    const { docs } = await db.find<{ id: number }>({ collection, sort: '-id', limit: 1, req })
    return Math.floor(docs[0]?.id ?? 0) + 1
  }
  for (let count = 1; ; count++) {
    const id = count === 1 ? `${of}-copy` : `${of}-copy-${count}`
    const { totalDocs } = await db.count({ collection, where: { id: { equals: id } }, req })
    if (totalDocs === 0) return id
  }
}
