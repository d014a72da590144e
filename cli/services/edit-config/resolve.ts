import { existsSync } from 'node:fs'
import { dirname, resolve as resolvePath } from 'node:path'
import type { Node } from './node.ts'
import { bare } from './node.ts'
import type { Source } from './source.ts'
import { readSource } from './source.ts'

/** A value where it is written. */
export interface Written {
  source: Source
  node: Node
}

/** Follows names to where their value is written, into files of the site, too. null: it can't be told. */
export function written({ node, source }: Written, seen: readonly Node[] = []): Written | null {
  const value = bare(node)
  if (value.type !== 'Identifier') return { source, node: value }
  if (seen.includes(value)) return null
  const found = constant(source, value.name ?? '') ?? imported(source, value.name ?? '')
  return found && written(found, [...seen, value])
}

/** What the file exports as its config. */
export function exportedDefault(source: Source): Written | null {
  return exported(source, 'default')
}

/** A `const` of the file itself. */
function constant(source: Source, name: string): Written | null {
  const declared = source.body.map((node) =>
    node.type === 'ExportNamedDeclaration' ? (node.declaration ?? node) : node,
  )
  for (const { declarations = [], kind, type } of declared) {
    if (type !== 'VariableDeclaration' || kind !== 'const') continue
    const found = declarations.find(({ id }) => id?.type === 'Identifier' && id.name === name)
    if (found?.init) return { source, node: found.init }
  }
  return null
}

function imported(source: Source, name: string): Written | null {
  const found = importOf(source, name)
  const other = found && neighbor(source.path, found.from)
  return found && other ? exported(readSource(other), found.exportName) : null
}

/** Where a name of a file comes from; `*` for all that a module exports. null: it's no import. */
export function importOf(
  { body }: Source,
  name: string,
): { from: string; exportName: string } | null {
  for (const { source: from, specifiers = [], type } of body) {
    if (type !== 'ImportDeclaration') continue
    const specifier = specifiers.find(({ local }) => local?.name === name)
    if (!specifier) continue
    const { imported: named, type: kind } = specifier
    const all = { ImportDefaultSpecifier: 'default', ImportNamespaceSpecifier: '*' }
    const exportName = (all as Record<string, string>)[kind] ?? nameOf(named)
    return exportName === null ? null : { from: String(from?.value), exportName }
  }
  return null
}

function exported(source: Source, name: string): Written | null {
  for (const node of source.body) {
    if (name === 'default' && node.type === 'ExportDefaultDeclaration' && node.declaration) {
      return { source, node: node.declaration }
    }
    if (node.type !== 'ExportNamedDeclaration' || node.source) continue
    const local = node.specifiers?.find((one) => nameOf(one.exported) === name)?.local
    if (local) return { source, node: local }
  }
  return name === 'default' ? null : constant(source, name)
}

const nameOf = (node: Node | undefined): string | null =>
  node ? (node.name ?? String(node.value)) : null

/** A file of the site: a path, which may name the JavaScript that its TypeScript becomes. */
function neighbor(from: string, specifier: string): string | null {
  if (!specifier.startsWith('.')) return null
  const path = resolvePath(dirname(from), specifier)
  const stem = path.replace(/\.[cm]?js$/, '')
  const tries = [
    path,
    ...['.ts', '.tsx', '.mts', '.js', '/index.ts', '/index.js'].map((end) => stem + end),
  ]
  return tries.find((file) => /\.[cm]?[jt]sx?$/.test(file) && existsSync(file)) ?? null
}
