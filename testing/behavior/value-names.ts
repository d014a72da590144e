import { hashOf } from '../hash.ts'
import type { AnyPlan } from '../plan/plan.ts'
import { entriesOf, hasKeys, ordered } from './ordered.ts'

/** How the values of a plan are written: by the names of its examples, or as JSON. */
export interface ValueNames {
  say(value: unknown): string
  /** What the names that were said stand for, a line each. */
  legend(): string[]
}

/** Shorter JSON is read as easily as a name. */
const shortest = 24
/** Longer JSON is cut, and ends with its hash. */
const longest = 90

export function valueNames(plan: AnyPlan): ValueNames {
  const names = namesOf(plan)
  const said = new Set<string>()

  function say(value: unknown): string {
    const json = ordered(value)
    const name = names.get(json)
    if (name !== undefined) {
      said.add(json)
      return `‹${name}›`
    }
    if (json.length > 40 && hasKeys(value)) {
      return `{${entriesOf(value)
        .map(([key, inner]) => `${key}: ${say(inner)}`)
        .join(', ')}}`
    }
    if (json.length > 40 && Array.isArray(value)) return `[${value.map(say).join(', ')}]`
    return json.length > longest ? `${json.slice(0, longest - 10)}… #${hashOf(json)}` : json
  }
  return {
    say,
    legend: () => [...said].map((json) => `‹${names.get(json)}› = ${json}`).sort(),
  }
}

/** JSON → name. The order in which a plan is written has no say in it. */
function namesOf({ inputs = {}, events = {}, outcomes = {} }: AnyPlan): Map<string, string> {
  const wishes = new Map<string, string[]>()
  const wish = (value: unknown, name: string, exact: string) => {
    const json = ordered(value)
    if (json.length >= shortest)
      wishes.set(json, [...(wishes.get(json) ?? []), name || exact, exact])
  }
  for (const [name, value] of Object.entries(inputs)) wish(value, name, `input ${name}`)
  for (const [type, examples = {}] of Object.entries(events)) {
    for (const [name, data] of Object.entries(examples)) {
      const entries = Object.entries(data)
      for (const [key, value] of entries) {
        wish(value, entries.length > 1 ? `${name || type}.${key}` : name, `${type} ${name}.${key}`)
      }
    }
  }
  for (const [work, ends] of Object.entries(outcomes)) {
    for (const [name, value] of Object.entries({ ...ends?.done, ...ends?.failed })) {
      wish(value, name, `${work} ${name}`)
      if (!hasKeys(value)) continue
      for (const [key, inner] of Object.entries(value)) {
        wish(inner, `${name || work}.${key}`, `${work} ${name}.${key}`)
      }
    }
  }
  return decided(wishes)
}

/** Each value gets the first name in the alphabet that no other has taken. */
function decided(wishes: ReadonlyMap<string, readonly string[]>): Map<string, string> {
  const taken = new Set<string>()
  const names = new Map<string, string>()
  for (const json of [...wishes.keys()].sort()) {
    const free = [...new Set(wishes.get(json))].sort(byLength).find((name) => !taken.has(name))
    if (free === undefined) continue
    taken.add(free)
    names.set(json, free)
  }
  return names
}

const byLength = (one: string, other: string) => one.length - other.length || (one < other ? -1 : 1)
