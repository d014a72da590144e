import type { SignedInConfig } from '#contracts/admin-config'
import type { ClientField } from '#contracts/fields'
import { childrenOf } from '#contracts/fields'
import type { Texts } from '../kit/texts.ts'
import { inColumns } from './in-columns.ts'

/** The config as somebody's browser gets it. */
export function clientConfigLines(config: SignedInConfig, isPart: boolean, text: Texts): string[] {
  const { collections, globals, isAdministrator, user } = config
  const person = text('cli.config.person', { title: user.title, collection: user.collection })
  if (!user.canAccessAdmin) return [person, text('cli.config.noPanel')]
  const entity = (
    title: string,
    access: Readonly<Record<string, boolean>>,
    fields: readonly ClientField[],
  ) => [title, `  access: ${allowed(access)}`, ...inColumns(rowsOf(fields), '    '), '']
  const entities = [
    ...collections.flatMap(({ access, fields, slug }) =>
      entity(text('cli.config.collection', { slug }), access, fields),
    ),
    ...globals.flatMap(({ access, fields, slug }) =>
      entity(text('cli.config.global', { slug }), access, fields),
    ),
  ]
  if (isPart) return entities.slice(0, -1)
  return [
    person,
    ...(isAdministrator ? [text('cli.config.administrator')] : []),
    '',
    ...entities.slice(0, -1),
  ]
}

const allowed = (access: Readonly<Record<string, boolean>>): string =>
  Object.keys(access)
    .filter((operation) => access[operation])
    .join(', ') || '–'

function rowsOf(fields: readonly ClientField[], before = ''): string[][] {
  return fields.flatMap((field) => {
    const name = 'name' in field ? field.name : null
    const path = `${before}${name ?? ''}`
    const own = name ? [[path, field.type, notesOf(field).join(', ')]] : []
    const within = childrenOf(field).flatMap((list) => {
      if (list.in === 'parent') return rowsOf(list.fields, before)
      if (list.in === 'record') return rowsOf(list.fields, `${before}${list.name}.`)
      const kind = list.in === 'rows' ? list.block : (list.of ?? list.node)
      return rowsOf(list.fields, kind === null ? `${path}.` : `${path}.${kind}.`)
    })
    return [...own, ...within]
  })
}

/** What this person's form asks for and may not change, in the config's words. */
function notesOf(field: ClientField): string[] {
  const { asks, hidden } = field
  const { localized, readOnly, required } = {
    ...{ localized: false, required: false, readOnly: { create: false, update: false } },
    ...field,
  }
  const isReadOnly = Object.keys(readOnly).filter((operation) => readOnly[operation as 'create'])
  return [
    ...(required ? ['required'] : []),
    ...(localized ? ['localized'] : []),
    ...(hidden ? ['hidden'] : []),
    ...(isReadOnly.length > 0 ? [`readOnly: ${isReadOnly.join(' | ')}`] : []),
    ...Object.keys(asks ?? {})
      .filter((key) => key !== 'at')
      .map((rule) => `${rule}()`),
  ]
}
