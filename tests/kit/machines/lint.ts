import type { AnyStateMachine } from 'xstate'
import { unreachedStates } from './unreached-states.ts'

/** Where an event may come from. */
const sources = ['user', 'server', 'browser', 'document', 'session', 'system']

/** A chart as it was written; XState's own type of it allows for too much to be walked through. */
interface Node {
  entry?: unknown
  exit?: unknown
  on?: Record<string, unknown>
  after?: Record<string, unknown>
  always?: unknown
  onDone?: unknown
  invoke?: unknown
  states?: Record<string, Node>
}

interface Invocation {
  src: unknown
  onDone?: unknown
  onError?: unknown
}

interface Candidate {
  guard?: unknown
  actions?: unknown
}

/** What is wrong with a chart: everything in it that is not data has a name, and every state a way in. */
export const lint = (machine: AnyStateMachine): string[] => [
  ...complaintsAbout(machine.config as Node, []),
  ...unreachedStates(machine).map((state) => `${state}: no way leads here`),
]

function complaintsAbout(node: Node, path: string[]): string[] {
  const name = path.at(-1)
  const complaints = [
    ...(name === undefined || /^[a-z][A-Za-z0-9]*$/.test(name)
      ? []
      : ['the name is not camelCase']),
    ...Object.keys(node.on ?? {}).flatMap(eventComplaints),
    ...[...listOf(node.entry), ...listOf(node.exit)].flatMap((action) => unnamed('action', action)),
    ...listOf(node.invoke).flatMap((invocation) => invocationComplaints(invocation as Invocation)),
    ...transitionsOf(node).flatMap(([event, candidates]) =>
      candidatesComplaints(candidates).map((complaint) => `${event}: ${complaint}`),
    ),
  ].map((complaint) => `${path.join('.') || 'the root'}: ${complaint}`)
  const inside = Object.entries(node.states ?? {})
  return [
    ...complaints,
    ...inside.flatMap(([key, child]) => complaintsAbout(child, [...path, key])),
  ]
}

const eventComplaints = (event: string): string[] =>
  new RegExp(`^(${sources.join('|')})\\.[a-z][A-Za-z]*$`).test(event)
    ? []
    : [`${event} does not say its source and a verb`]

const invocationComplaints = ({ src, onError }: Invocation): string[] => [
  ...(typeof src === 'string' ? [] : ['an actor without a name']),
  ...(onError === undefined ? ['nobody listens when the work fails'] : []),
]

const transitionsOf = (node: Node): [string, unknown][] => [
  ...Object.entries(node.on ?? {}),
  ...Object.entries(node.after ?? {}).map(([delay, to]): [string, unknown] => [
    `after ${delay}`,
    to,
  ]),
  ['always', node.always],
  ['onDone', node.onDone],
  ...listOf(node.invoke).flatMap((invocation): [string, unknown][] => [
    ['onDone', (invocation as Invocation).onDone],
    ['onError', (invocation as Invocation).onError],
  ]),
]

function candidatesComplaints(candidates: unknown): string[] {
  return listOf(candidates).flatMap((candidate, index, all) => {
    const { guard, actions } = (typeof candidate === 'string' ? {} : candidate) as Candidate
    const hides = guard === undefined && index < all.length - 1
    return [
      ...(guard === undefined ? [] : unnamed('guard', guard)),
      ...listOf(actions).flatMap((action) => unnamed('action', action)),
      ...(hides ? ['a candidate without a guard hides the next one'] : []),
    ]
  })
}

const unnamed = (what: string, thing: unknown): string[] =>
  typeof thing === 'string' || typeof (thing as { type?: unknown }).type === 'string'
    ? []
    : [`${what === 'action' ? 'an' : 'a'} ${what} without a name`]

const listOf = (value: unknown): unknown[] => {
  if (value === undefined) return []
  return Array.isArray(value) ? value : [value]
}
