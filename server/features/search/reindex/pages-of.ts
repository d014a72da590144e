import type { PayloadRequest, SelectType, TypeWithID, Where } from 'payload'

const atOnce = 50

/**
 * All documents of a collection, some at a time, in the order of their ids: one that comes or goes
 * meanwhile moves no other to a page that was read already.
 */
export async function* pagesOf<Doc extends TypeWithID>(
  { payload }: PayloadRequest,
  collection: string,
  select: SelectType = {},
): AsyncGenerator<Doc[]> {
  let where: Where = {}
  for (;;) {
    const { docs } = await payload.db.find<Doc>({
      collection,
      where,
      select: { id: true, ...select },
      sort: 'id',
      limit: atOnce,
      pagination: false,
    })
    const last = docs.at(-1)
    if (!last) return
    yield docs
    where = { id: { greater_than: last.id } }
  }
}
