import type { CollectionConfig, FlattenedField, PayloadRequest } from 'payload'
import { QueryError } from 'payload'
import { isRecord } from '#contracts/is-record'
import type { Feature } from '../../kit/feature.ts'

/** Payload lets nobody ask about a field that they may not read, but for those in blocks. */
export const hiddenInBlocks: Feature = {
  collection: (collection): CollectionConfig => ({
    ...collection,
    hooks: {
      ...collection.hooks,
      beforeOperation: [
        async ({ args, collection, overrideAccess, req }) => {
          if (overrideAccess) return
          const { field, joins, sort, where } = args as Record<string, unknown>
          const asked = [where, ...[sort, field].flat().map((one) => named(one))]
          const joined = isRecord(joins) ? Object.entries(joins) : []
          for (const [name, join] of joined) {
            if (isRecord(join)) asked.push({ [name]: { contains: join.where } })
            if (isRecord(join)) asked.push(...[join.sort].flat().map((one) => named(one, name)))
          }
          for (const path of asked.flatMap((one) => pathsIn(one))) {
            await mustBeReadable(req, collection.flattenedFields, path.split(/\.|__/), path)
          }
        },
        ...(collection.hooks?.beforeOperation ?? []),
      ],
    },
  }),
}

const named = (path: unknown, below?: string) =>
  typeof path === 'string'
    ? { [`${below ? `${below}.` : ''}${path.replace(/^-/, '')}`]: true }
    : null

/** The paths of a condition, with those of conditions that lie in it. */
function pathsIn(where: unknown, before = ''): string[] {
  if (Array.isArray(where)) return where.flatMap((one) => pathsIn(one, before))
  if (!isRecord(where)) return []
  return Object.entries(where).flatMap(([name, part]) => {
    if (/^(and|or)$/i.test(name)) return pathsIn(part, before)
    const values = isRecord(part) ? Object.values(part) : []
    return [before + name, ...values.flatMap((value) => pathsIn(value, `${before}${name}.`))]
  })
}

async function mustBeReadable(
  req: PayloadRequest,
  fields: readonly FlattenedField[],
  [step, ...rest]: readonly string[],
  path: string,
  isInBlocks = false,
): Promise<void> {
  if (step === undefined) return
  const found = fields.filter(({ name }) => name === step)
  // `version`, a language, or what is within a value.
  if (found.length === 0) return mustBeReadable(req, fields, rest, path, isInBlocks)
  for (const field of found) {
    const { access, hidden } = field as { access?: { read?: Rule }; hidden?: boolean }
    if (isInBlocks && (hidden || !(await mayRead(req, access?.read))))
      throw new QueryError([{ path }])
    const isBlocks = field.type === 'blocks'
    await mustBeReadable(req, fieldsBelow(req, field), rest, path, isInBlocks || isBlocks)
  }
}

type Rule = (args: { req: PayloadRequest }) => boolean | Promise<boolean>

/** A rule that needs the document can't be asked about all of them. */
async function mayRead(req: PayloadRequest, rule: Rule | undefined): Promise<boolean> {
  try {
    return !rule || (await rule({ req }))
  } catch {
    return false
  }
}

function fieldsBelow({ payload }: PayloadRequest, field: FlattenedField): FlattenedField[] {
  if (field.type === 'blocks') {
    const blocks = field.blockReferences ?? field.blocks
    return blocks.flatMap((block) =>
      typeof block === 'string'
        ? (payload.blocks[block]?.flattenedFields ?? [])
        : block.flattenedFields,
    )
  }
  const slugs =
    'relationTo' in field ? field.relationTo : field.type === 'join' ? field.collection : null
  if (slugs !== null) {
    return [slugs].flat().flatMap((slug) => payload.collections[slug]?.config.flattenedFields ?? [])
  }
  return 'flattenedFields' in field ? field.flattenedFields : []
}
