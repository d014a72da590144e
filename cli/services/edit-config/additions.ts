import { checkConfig } from '#config-schema/config'
import { Problem } from '#problems'
import { camelOf, slugOf } from '../scaffold/names.ts'
import type { Edit } from './config-file.ts'
import { addProperty, addToList, itemsOf, listOf, propertyOf, textOf } from './config-file.ts'
import { entityNamed, lists, mustExist, slugsIn } from './entities.ts'
import { NotUnderstood } from './not-understood.ts'
import { partAt } from './parts.ts'
import type { Value } from './print.ts'
import { Code, quoted } from './print.ts'
import type { Written } from './resolve.ts'
import { written } from './resolve.ts'
import type { Source } from './source.ts'

/** Something to add: what it is called, its code, and the edits that bring it in. */
export interface Addition {
  name: string
  value: Value
  /** Where it goes, such as `collections`. */
  place: string
  edits: (config: Written) => Edit[]
}

export interface FieldOptions {
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

export type EntityKind = keyof typeof lists

/** @throws {Problem} `add.unnameable`, `add.reserved` */
export function entityAddition(kind: EntityKind, words: string): Addition {
  const name = nameOf(words, slugOf)
  const place = lists[kind]
  const title = { name: 'title', type: 'text', required: true }
  const value = {
    slug: name,
    ...(kind === 'collection' && { admin: { useAsTitle: 'title' } }),
    fields: [title],
  }
  mustBeFree({ [place]: [value] }, name)
  return {
    name,
    value,
    place,
    edits: (config) => {
      mustBeNew(slugsIn(config, place), name)
      return [addToList(config, place, value, true)]
    },
  }
}

/** @throws {Problem} `add.unnameable`, `add.reserved` */
export function fieldAddition(target: string, words: string, options: FieldOptions): Addition {
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

/** @throws {Problem} `create.invalidLanguage` */
export function localeAddition(code: string): Addition {
  const full = { code, label: languageName(code) }
  return {
    name: code,
    value: code,
    place: 'localization.locales',
    edits: (config) => {
      const localization = propertyOf(config, 'localization')
      const object = localization && written(localization)
      if (!object) {
        const value = { locales: [code], defaultLocale: code, fallback: true }
        return [addProperty(config, 'localization', value)]
      }
      const list = object.node.type === 'ObjectExpression' ? listOf(object, 'locales') : null
      if (!list) throw new NotUnderstood(config.source.path, 'localization.locales')
      const items = itemsOf(list, 'locales')
      const codes = items.map((item) =>
        typeof item?.node.value === 'string' ? item.node.value : item && textOf(item, 'code'),
      )
      mustBeNew(codes, code)
      const isInFull = items.at(-1)?.node.type === 'ObjectExpression'
      return [addToList(object, 'locales', isInFull ? full : code)]
    },
  }
}

/** A plugin of a package: its import, and its call in `plugins`. */
export function pluginAddition(from: string, exportName: string): Addition {
  const value = new Code(`${exportName}()`)
  return {
    name: exportName,
    value,
    place: 'plugins',
    edits: (config) => {
      const { source } = config
      mustBeNew(
        source.body.flatMap(({ specifiers = [] }) =>
          specifiers.map(({ local }) => local?.name ?? null),
        ),
        exportName,
      )
      const list = addToList(config, 'plugins', value)
      const added = importOf(source, from, exportName)
      return list.source === source
        ? [{ source, insertions: [...list.insertions, added] }]
        : [list, { source, insertions: [added] }]
    },
  }
}

function importOf({ body, style, text }: Source, from: string, exportName: string) {
  const last = body.findLast(({ type }) => type === 'ImportDeclaration')
  const line = `import { ${exportName} } from ${quoted(from, style)}${style.semicolon}`
  if (!last) return { at: 0, text: line + style.eol + style.eol }
  const end = text.indexOf('\n', last.end)
  return end < 0
    ? { at: text.length, text: style.eol + line }
    : { at: end + 1, text: line + style.eol }
}

function nameOf(words: string, make: (words: string) => string): string {
  const name = make(words)
  if (/[/\\]/.test(words) || !/^[a-z]/.test(name)) {
    throw new Problem('add.unnameable', { details: { found: words } })
  }
  return name
}

function mustBeFree(config: object, name: string): void {
  const users = { slug: 'users', auth: true, fields: [] }
  const { collections = [] } = config as { collections?: unknown[] }
  const mistakes = checkConfig({
    ...config,
    collections: name === 'users' ? collections : [users, ...collections],
  })
  if (mistakes.some(({ kind }) => kind === 'reserved')) {
    throw new Problem('add.reserved', { details: { name } })
  }
}

function mustBeNew(names: readonly (string | null)[], name: string): void {
  if (names.includes(name)) throw new Problem('add.taken', { details: { name } })
}

/** In its own words: “Deutsch”. */
const languageName = (code: string) =>
  new Intl.DisplayNames([code.replaceAll('_', '-')], { type: 'language' }).of(
    code.replaceAll('_', '-'),
  ) ?? code
