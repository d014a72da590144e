import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Node } from './node.ts'
import type { Written } from './resolve.ts'
import { importOf, written } from './resolve.ts'
import type { Source } from './source.ts'

/** What a path may be made with, by module and export. */
const functions: Readonly<Record<string, (...paths: string[]) => string | null>> = {
  'path.resolve': resolve,
  'path.join': join,
  'path.dirname': dirname,
  'url.fileURLToPath': (url = '') => (url.startsWith('file:') ? fileURLToPath(url) : null),
}

/**
 * The path or URL that an expression stands for, such as `path.resolve(dirname)` in Payload's templates;
 * null: only running the file could tell.
 */
export function pathValue(expression: Written): string | null {
  const { node, source } = written(expression) ?? expression
  if (typeof node.value === 'string') return node.value
  if (node.type === 'CallExpression') return called(node, source)
  if (node.type === 'NewExpression') return urlValue(node, source)
  return ofItsFile(node, source.path)
}

/** `import.meta.url` and the like, and what CommonJS calls the same. */
function ofItsFile({ name, object, property, type }: Node, path: string): string | null {
  if (type === 'Identifier') {
    return { __dirname: dirname(path), __filename: path }[name ?? ''] ?? null
  }
  if (type !== 'MemberExpression' || object?.type !== 'MetaProperty') return null
  const known = { url: pathToFileURL(path).href, dirname: dirname(path), filename: path }
  return (known as Record<string, string>)[property?.name ?? ''] ?? null
}

function called({ arguments: args = [], callee }: Node, source: Source): string | null {
  const name = callee && functionName(callee, source)
  const call = name && Object.hasOwn(functions, name) ? functions[name] : undefined
  const values = valuesOf(args, source)
  // `resolve('src')` is somewhere else in another folder.
  const isRelative = name === 'path.resolve' && !values?.some((value) => value.startsWith('/'))
  return call && values && !isRelative ? call(...values) : null
}

/** `new URL('.', import.meta.url)` */
function urlValue({ arguments: args = [], callee }: Node, source: Source): string | null {
  const [path, base] = valuesOf(args, source) ?? []
  return callee?.name === 'URL' && path && base?.startsWith('file:')
    ? new URL(path, base).href
    : null
}

function valuesOf(nodes: readonly Node[], source: Source): string[] | null {
  const values = nodes.map((node) => pathValue({ node, source }))
  return values.every((value) => value !== null) ? values : null
}

/** `path.resolve`, however the file imports it. */
function functionName(callee: Node, source: Source): string | null {
  const { object, property, type } = callee
  const owner = type === 'MemberExpression' ? object : callee
  const found = owner?.type === 'Identifier' ? importOf(source, owner.name ?? '') : null
  if (!found) return null
  const module = found.from.replace(/^node:/, '')
  if (type !== 'MemberExpression') return `${module}.${found.exportName}`
  return ['default', '*'].includes(found.exportName ?? '') ? `${module}.${property?.name}` : null
}
