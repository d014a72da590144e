import { basename, extname, isAbsolute, relative, sep } from 'node:path'
import { Problem } from '#problems'
import type { Addition } from './addition.ts'
import { basePlace } from './component-base.ts'
import type { ComponentKind } from './component-kinds.ts'
import { entityNamed } from './entities.ts'
import { NotUnderstood } from './not-understood.ts'
import { partAt, setIn } from './parts.ts'
import type { Value } from './print.ts'
import type { Written } from './resolve.ts'

export interface ComponentOptions {
  /** The file to write. */
  file: string
  /** What it belongs to, such as `posts.title`; absent where that is the whole panel. */
  target?: string
  /** Of a screen: below the panel or the document. */
  path?: string
}

/** A component: its file, and its name in the config. */
export function componentAddition(
  kind: ComponentKind,
  { file, path, target }: ComponentOptions,
  /** The folder that components are named from; null: it can't be told. */
  base: string | null,
): Addition & { files: Readonly<Record<string, string>> } {
  const whole = extname(file) === '' ? `${file}.tsx` : file
  const name = exportOf(whole)
  const reference = `${fromBase(base, whole)}#${name}`
  const value: Value = path === undefined ? reference : { Component: reference, path }
  const place = [...kind.place, ...(path === undefined ? [] : [viewOf(name)])]
  return {
    name,
    value,
    place: [target, ...place].filter(Boolean).join('.'),
    files: { [whole]: kind.code(name) },
    edits: (config) => {
      if (base === null) throw new NotUnderstood(config.source.path, basePlace)
      return [setIn(owner(config, target, kind), place, value, kind.isListed ?? false)]
    },
  }
}

/** The export is called as the file. */
function exportOf(file: string): string {
  const name = stemOf(basename(file))
  if (/^[A-Z][A-Za-z0-9]*$/.test(name)) return name
  throw new Problem('add.componentName', { details: { found: basename(file) } })
}

const viewOf = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1)

/** `./components/Stars`: a component is named from a folder, and must be in it. */
function fromBase(base: string | null, file: string): string {
  if (base === null) return `…/${stemOf(basename(file))}`
  const path = relative(base, file).split(sep).join('/')
  if (path.startsWith('../') || isAbsolute(path)) {
    throw new Problem('add.outside', { details: { path: file, dir: base } })
  }
  return `./${stemOf(path)}`
}

const stemOf = (path: string): string => path.replace(/(\.stateroom)?\.tsx$/, '')

/** A collection, global or block, or what these names lead to in it; without any, the config. */
function owner(config: Written, target: string | undefined, kind: ComponentKind): Written {
  if (target === undefined) return config
  const [slug = '', ...names] = target.split('.')
  const entity = entityNamed(config, slug)
  if (names.length === 0) return entity
  try {
    return partAt(entity, names)
  } catch (thrown) {
    throw kind.of === 'field' ? withWayToAdd(thrown, target) : thrown
  }
}

/** A field that isn't there yet can be added first, unless another one was probably meant. */
function withWayToAdd(thrown: unknown, target: string): unknown {
  if (!(thrown instanceof Problem) || thrown.code !== 'add.unknownTarget') return thrown
  const { found, nearest } = thrown.details
  const isLast = target.endsWith(`.${found}`)
  return isLast && nearest === undefined
    ? new Problem('add.noField', { details: { ...thrown.details, target } })
    : thrown
}

/** @throws {Problem} `add.componentFlag` */
export function mustFit(
  kindName: string,
  kind: ComponentKind,
  { path, target }: Omit<ComponentOptions, 'file'>,
): void {
  const wrong = (flag: string, isNeeded: boolean, example: string) => {
    const code = isNeeded ? 'add.missingFlag' : 'add.needlessFlag'
    throw new Problem(code, { details: { flag, kind: kindName, example } })
  }
  const depth = target?.split('.').length ?? 0
  if (kind.of === 'site' && target !== undefined) wrong('--target', false, '')
  if (kind.of === 'field' && depth < 2) wrong('--target', true, '--target posts.title')
  if (kind.of === 'block' && depth < 1) wrong('--target', true, '--target hero')
  if (kind.of === 'entity' && depth !== 1) wrong('--target', true, '--target posts')
  if (kind.isView && !path?.startsWith('/')) wrong('--path', true, '--path /report')
  if (!kind.isView && path !== undefined) wrong('--path', false, '')
}
