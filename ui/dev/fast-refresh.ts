/**
 * What `stateroom dev` puts around the site's components: each is shown through a component that stays
 * while its code is replaced, so React keeps its state. The panel has the React of production, which
 * has no Fast Refresh of its own.
 */
import type { ComponentType, ReactNode } from 'react'
import { createElement, useSyncExternalStore } from 'react'
import * as plain from 'react/jsx-runtime'
import { refreshEvent } from './events.ts'
import type { Signature } from './signatures.ts'
import { callTheSame, sign } from './signatures.ts'

export const { Fragment } = plain

type Props = Record<string, unknown>
type Key = string | undefined

/** One component through all of its edits. */
interface Family {
  /** Its code as it is shown. */
  current: unknown
  /** As it will be, once all of an edit is there. */
  next: unknown
  /** Counts its edits. */
  version: number
  /** Counts those after which its state could not stay. */
  resets: number
  readonly listeners: Set<() => void>
  readonly subscribe: (tell: () => void) => () => void
  /** What is shown in its place. */
  readonly stable: ComponentType<Props>
}

const families = new Map<string, Family>()
const familyOf = new WeakMap<object, Family>()
const edited = new Set<Family>()
/** The addresses of what this page shows, which are asked for again after an edit. */
const shown = new Set<string>()

export const jsx = (type: never, props: Props, key?: Key): ReactNode =>
  plain.jsx(stableOf(type), props, key)

export const jsxs = (type: never, props: Props, key?: Key): ReactNode =>
  plain.jsxs(stableOf(type), props, key)

/** What the compiled code of a file tells: its components, and the hooks of each. */
export const hotModule = (file: string) => ({
  register: (type: unknown, name: string) => {
    if (isComponent(type)) register(`${file} ${name}`, type)
  },
  signature: () => (type?: object, own?: string, isReset?: boolean, hooks?: Signature['hooks']) => {
    if (type && own !== undefined) sign(type, { own, isReset: isReset ?? false, hooks })
    return type
  },
})

/** The exports of a file that the config names, each as what stays. */
export function stable(address: string, exports: Readonly<Props>): Props {
  const file = address.replace(/\?.*$/, '')
  shown.add(file)
  return Object.fromEntries(
    Object.entries(exports).map(([name, value]) => {
      if (!isComponent(value) || !isComponentName(name)) return [name, value]
      if (!familyOf.has(value)) register(`${file} ${name}`, value)
      return [name, stableOf(value)]
    }),
  )
}

addEventListener(refreshEvent, (event) => void refresh((event as CustomEvent<string>).detail))

/** @param version of the build: each address is another one for the browser */
async function refresh(version: string): Promise<void> {
  const fetched = [...shown].map((address) => import(/* @vite-ignore */ `${address}?v=${version}`))
  await Promise.allSettled(fetched)
  for (const family of edited) {
    if (!callTheSame(family.current, family.next)) family.resets += 1
    family.current = family.next
    family.version += 1
    for (const tell of family.listeners) tell()
  }
  edited.clear()
}

function register(id: string, type: object): void {
  const family = families.get(id) ?? newFamily(type)
  families.set(id, family)
  familyOf.set(type, family)
  if (family.next === type) return
  family.next = type
  edited.add(family)
}

function newFamily(type: object): Family {
  const listeners = new Set<() => void>()
  // Its own props may be named like ours.
  const stable = (props: Props) => createElement(Stable, { family, props })
  const family: Family = {
    ...{ current: type, next: type, version: 0, resets: 0, listeners },
    subscribe: (tell) => {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
    stable: typeof type === 'function' ? Object.assign(stable, type) : stable,
  }
  return family
}

interface Shown {
  family: Family
  props: Props
}

function Stable({ family, props }: Shown): ReactNode {
  const version = useSyncExternalStore(family.subscribe, () => family.version)
  return isFunction(family.current)
    ? createElement(Inside, { family, props, key: family.resets })
    : createElement(family.current as ComponentType, { ...props, key: version })
}

/** Its hooks are those of the code that is current. */
const Inside = ({ family, props }: Shown): ReactNode =>
  (family.current as (props: Props) => ReactNode)(props)

const stableOf = (type: unknown): never =>
  ((isObject(type) && familyOf.get(type)?.stable) || type) as never

const isObject = (value: unknown): value is object =>
  typeof value === 'function' || (typeof value === 'object' && value !== null)

/** React takes functions, and what `memo` and the like make of them. */
const isComponent = (value: unknown): value is object =>
  typeof value === 'function' || (isObject(value) && '$$typeof' in value)

/** A class makes its own instances. */
const isFunction = (type: unknown): boolean =>
  typeof type === 'function' && !type.prototype?.isReactComponent

/** Other functions of a file, such as hooks, are what they are. */
const isComponentName = (name: string): boolean => name === 'default' || /^[A-Z]/.test(name)
