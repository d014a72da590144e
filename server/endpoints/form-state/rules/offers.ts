import type { Option, Where } from 'payload'
import { isEntityHidden } from 'payload'
import type { ReferenceFilter } from '#contracts/fields'
import type { PayloadField } from '../../../kit/payload-fields/payload-field.ts'
import type { Asking } from '../asking.ts'
import type { Spot } from '../spot.ts'

/** Tells what may be chosen here, where a function narrows it down. */
export async function tellOffers(asking: Asking, field: PayloadField, spot: Spot): Promise<void> {
  if (typeof field.filterOptions !== 'function') return
  switch (field.type) {
    case 'select':
      return tellOptions(asking, field, spot)
    case 'relationship':
    case 'upload':
      return tellFilter(asking, field, spot)
    case 'blocks':
      return tellBlocks(asking, field, spot)
  }
}

/** What the functions have in common; which one it is follows from the kind of the field. */
type Filter<Extra, Answer> = (given: Given & Extra) => Answer | Promise<Answer>

interface Given {
  req: Asking['req']
  user: Asking['req']['user']
  id: string | number | undefined
  data: object
  siblingData: object
  blockData: object | undefined
}

const givenOf = ({ req, document: { id, data } }: Asking, { level }: Spot): Given => ({
  req,
  user: req.user,
  id,
  data,
  siblingData: level.data,
  blockData: level.block,
})

async function tellOptions(asking: Asking, field: PayloadField, spot: Spot) {
  const options = field.options ?? []
  const filter = field.filterOptions as Filter<{ options: readonly Option[] }, readonly Option[]>
  const offered = await asking.hear(spot.path, 'filterOptions', options, () =>
    filter({ ...givenOf(asking, spot), options }),
  )
  if (offered.length < options.length) asking.tell(spot.key, { options: offered.map(storedAs) })
}

const storedAs = (option: Option) => (typeof option === 'string' ? option : option.value)

async function tellFilter(asking: Asking, field: PayloadField, spot: Spot) {
  const filter = field.filterOptions as Filter<{ relationTo: string }, boolean | Where>
  const where: Record<string, Where | false> = {}
  for (const relationTo of await visibleAmong(asking, [field.relationTo ?? []].flat())) {
    const answer = await asking.hear(spot.path, 'filterOptions', true, () =>
      filter({ ...givenOf(asking, spot), relationTo }),
    )
    if (answer !== true) where[relationTo] = answer
  }
  if (Object.keys(where).length > 0) asking.tell(spot.key, { where: where as ReferenceFilter })
}

/** Of what this user may not see nothing is said, not even how it is narrowed down. */
async function visibleAmong({ req }: Asking, slugs: readonly string[]): Promise<string[]> {
  const seen: string[] = []
  for (const slug of slugs) {
    const config = req.payload.collections[slug]?.config
    if (!config || isEntityHidden({ hidden: config.admin.hidden, user: req.user })) continue
    if (await config.access.read({ req })) seen.push(slug)
  }
  return seen
}

async function tellBlocks(asking: Asking, field: PayloadField, spot: Spot) {
  const filter = field.filterOptions as Filter<object, true | readonly string[]>
  const blocks = await asking.hear(spot.path, 'filterOptions', true, () =>
    filter(givenOf(asking, spot)),
  )
  if (blocks !== true) asking.tell(spot.key, { blocks })
}
