import type { DocumentData, Json } from '#config-schema'
import { isRecord } from '#config-schema'
import type { Asking } from './asking.ts'
import type { Part } from './parts.ts'
import { blocksOf, isKeptBack, keyPartOf, nameOf, partsOf, valueNamesIn } from './parts.ts'
import { isReadable, mayWrite } from './rules/access.ts'
import { tellComplaint } from './rules/complaint.ts'
import { tellFirstValue } from './rules/first-value.ts'
import { isShown } from './rules/is-shown.ts'
import { tellOffers } from './rules/offers.ts'
import type { Level, Spot } from './spot.ts'
import { below } from './spot.ts'

/** Asks every function that the parts of a level have. What is hidden is not looked into. */
export async function decideLevel(
  asking: Asking,
  parts: readonly Part[],
  level: Level,
): Promise<void> {
  for (const [index, part] of parts.entries()) {
    if (!isKeptBack(part)) await decidePart(asking, part, index, level)
  }
}

async function decidePart(asking: Asking, part: Part, index: number, level: Level): Promise<void> {
  const name = nameOf(part)
  const spot: Spot = {
    level,
    key: below(level.key, keyPartOf(part, index, level.prefix)),
    path: name === null ? level.path : [...level.path, name],
  }
  const readable = await isReadable(asking, part, spot)
  if (readable === 'never') return
  if (readable === 'notHere' || !(await isShown(asking, part, spot)))
    return hide(asking, part, spot)

  const may = await mayWrite(asking, part, spot)
  const here = { ...level, may }
  if (name !== null) {
    await tellOffers(asking, part, spot)
    if (may.here) await tellFirstValue(asking, part, spot)
    await tellComplaint(asking, part, spot)
  }
  await decideInside(asking, part, spot, name === null ? within(here, index) : here)
}

/** Also by the names of the values, for those who look for these alone. */
function hide(asking: Asking, part: Part, { key, level }: Spot): void {
  asking.tell(key, { hidden: true })
  for (const name of valueNamesIn(part)) asking.tell(below(level.key, name), { hidden: true })
}

const within = (level: Level, index: number): Level => ({
  ...level,
  prefix: `${level.prefix}${index}-`,
})

async function decideInside(asking: Asking, part: Part, spot: Spot, level: Level): Promise<void> {
  const fields = partsOf(part.fields ?? [])
  const value = nameOf(part) === null ? undefined : level.data[part.name ?? '']
  const stored = level.stored?.[part.name ?? ''] ?? null

  if (part.type === 'array') return decideRows(asking, () => fields, spot, level, value, stored)
  if (part.type === 'blocks') {
    const blocks = blocksOf(part, asking.req.payload.blocks)
    const fieldsOf = ({ blockType }: DocumentData) =>
      partsOf(blocks.find(({ slug }) => slug === blockType)?.fields ?? [])
    return decideRows(asking, fieldsOf, spot, level, value, stored)
  }
  if (part.tabs) return decideLevel(asking, part.tabs, level)
  if (nameOf(part) === null) return decideLevel(asking, fields, level)
  if (fields.length > 0) return decideLevel(asking, fields, nested(level, spot, value, stored))
}

const nested = (
  level: Level,
  { key, path }: Spot,
  value: Json | undefined,
  stored: Json,
): Level => ({
  ...level,
  data: isRecord(value) ? value : {},
  stored: level.stored === null ? null : isRecord(stored) ? stored : {},
  key,
  path,
  prefix: '',
})

async function decideRows(
  asking: Asking,
  fieldsOf: (row: DocumentData) => readonly Part[],
  spot: Spot,
  level: Level,
  rows: Json | undefined,
  storedRows: Json,
): Promise<void> {
  if (!Array.isArray(rows)) return
  const before = Array.isArray(storedRows) ? storedRows.filter((row) => isRecord(row)) : []
  const byId = new Map(before.map((row) => [row.id, row]))
  for (const [index, row] of rows.entries()) {
    if (!isRecord(row)) continue
    await decideLevel(asking, fieldsOf(row), {
      ...level,
      data: row,
      stored: byId.get(row.id ?? null) ?? null,
      key: below(spot.key, typeof row.id === 'string' ? row.id : index),
      path: [...spot.path, index],
      prefix: '',
      block: row.blockType === undefined ? level.block : row,
    })
  }
}
