import { Problem } from '#problems'
import { knownNames } from '../../kit/known-names.ts'
import type { Terminal } from '../../kit/terminal.ts'
import { camelOf } from '../scaffold/names.ts'
import type { Addition } from './addition.ts'
import { mustBeNew, nameOf } from './addition.ts'
import { addToList, itemsOf, listOf, textOf } from './config-file.ts'
import { entityNamed, mustExist, slugsIn } from './entities.ts'
import { fieldTypes } from './field-types.ts'
import { partAt } from './parts.ts'
import type { Value } from './print.ts'
import type { Flags } from './put.ts'
import { put } from './put.ts'
import type { Written } from './resolve.ts'

export interface FieldFlags extends Flags, Omit<FieldOptions, 'required' | 'localized'> {
  required?: true
  localized?: true
}

interface FieldOptions {
  type: string
  required: boolean
  localized: boolean
  relationTo: readonly string[]
  options: readonly string[]
  /** Slugs of blocks of the config. */
  blocks: readonly string[]
  /** Where in the collection, global or block, such as `meta` or `layout.hero`; absent: at its top. */
  in?: string
}

/** Puts a field into a collection, a global or a block. */
export async function addField(
  terminal: Terminal,
  flags: FieldFlags,
  target: string,
  words: string | undefined,
): Promise<void> {
  const { inside, name, slug } = placeOf(target, words)
  const place = inside === '' ? {} : { in: inside }
  await put(terminal, flags, fieldAddition(slug, name, checked({ ...flags, ...place })))
}

/** `posts.layout.hero.caption` is the field `caption` in `layout.hero` of `posts`. */
function placeOf(target: string, words: string | undefined) {
  const [slug = '', ...names] = target.split('.')
  const name = words ?? names.pop()
  if (name !== undefined) return { slug, name, inside: names.join('.') }
  const details = { name: '<name>', command: 'stateroom add field' }
  throw new Problem('usage.missingArgument', { details })
}

function checked({
  blocks,
  localized,
  options,
  relationTo,
  required,
  type,
  ...flags
}: FieldFlags): FieldOptions {
  if (!fieldTypes.some((known) => known === type)) {
    throw new Problem('add.unknownType', {
      details: { found: type, ...knownNames(type, fieldTypes) },
    })
  }
  const needed = {
    '--relation-to': ['relationship', 'upload'].includes(type) === relationTo.length > 0,
    '--blocks': (type === 'blocks') === blocks.length > 0,
    '--options': ['select', 'radio'].includes(type) === options.length > 0,
  }
  for (const [flag, isRight] of Object.entries(needed)) {
    if (!isRight) throw new Problem('add.flag', { details: { flag, type } })
  }
  return {
    ...{ type, relationTo, options, blocks },
    ...{ required: required ?? false, localized: localized ?? false },
    ...(flags.in !== undefined && { in: flags.in }),
  }
}

/** @throws {Problem} `add.unnameable`, `add.reserved` */
function fieldAddition(target: string, words: string, options: FieldOptions): Addition {
  const name = nameOf(words, camelOf)
  const { blocks, localized, options: choices, relationTo, required, type } = options
  const [first = ''] = relationTo
  const value: Value = {
    ...{ name, type },
    ...(relationTo.length > 0 && { relationTo: relationTo.length > 1 ? relationTo : first }),
    ...(choices.length > 0 && { options: choices }),
    ...(blocks.length > 0 && { blockReferences: blocks, blocks: [] }),
    ...((type === 'array' || type === 'group') && { fields: [{ name: 'title', type: 'text' }] }),
    ...(required && { required }),
    ...(localized && { localized }),
  }
  if (options.in === undefined && ownFields.includes(name))
    throw new Problem('add.reserved', { details: { name } })
  return {
    name,
    value,
    place: 'fields',
    edits: (config) => {
      for (const slug of relationTo) mustExist(slugsIn(config, 'collections'), slug)
      for (const slug of blocks) mustExist(slugsIn(config, 'blocks'), slug)
      const entity = holderAt(config, target, options.in)
      const names = (
        listOf(entity, 'fields') ? itemsOf(listOf(entity, 'fields')!, 'fields') : []
      ).map((field) => field && textOf(field, 'name'))
      mustBeNew(names, name)
      return [addToList(entity, 'fields', value)]
    },
  }
}

/** Where fields are added. */
function holderAt(config: Written, target: string, path: string | undefined): Written {
  const entity = entityNamed(config, target)
  if (path === undefined) return entity
  const part = partAt(entity, path.split('.'))
  if (!listOf(part, 'fields')) throw new Problem('add.noFields', { details: { path } })
  return part
}

/** What Payload gives a document by itself. */
const ownFields = ['id', 'createdAt', 'updatedAt', 'deletedAt', 'salt', 'hash']
