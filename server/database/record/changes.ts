import { Problem } from '#problems'
import { keepsValues } from './keeps-values.ts'
import type { StoredField } from './stored-fields.ts'

/** What people say about fields that the config no longer has. */
export interface Answers {
  /** `posts.title=headline`: the values stay, under another name. */
  renames: readonly string[]
  /** `posts.title`: the values go. */
  drops: readonly string[]
}

/** A field whose values go, unless somebody says that it is called something else now. */
export interface Question {
  key: string
  /** The keys it may have now. None: it was changed in a way that its values can't follow. */
  candidates: readonly string[]
}

export interface Rename {
  from: string
  to: string
}

export interface Changes {
  /** Outer ones first: a rename within a renamed collection speaks of the new one. */
  renames: readonly Rename[]
  dropped: readonly StoredField[]
  open: readonly Question[]
  /** The fields before, under the names that they have now. */
  before: readonly StoredField[]
}

export const withAnswers = (known: Answers | undefined, given: Answers): Answers => ({
  renames: [...(known?.renames ?? []), ...given.renames],
  drops: [...(known?.drops ?? []), ...given.drops],
})

/** What became of each field, as far as it can be told or was answered. */
export function changesBetween(
  before: readonly StoredField[],
  after: readonly StoredField[],
  { drops, renames: given }: Answers,
): Changes {
  const renames: Rename[] = []
  const used = new Set<string>()
  let known = before
  let open = questions(known, after)

  for (let isFound = true; isFound; ) {
    isFound = false
    for (const answer of given) {
      const [from = '', to = ''] = answer.split('=')
      const question = open.find(({ key }) => key === from)
      if (!question || used.has(answer)) continue
      const target = question.candidates.find((key) => key === to || key === sibling(from, to))
      if (target === undefined) throw wrongAnswer(`--rename ${answer}`, open)
      renames.push({ from, to: target })
      used.add(answer)
      known = known.map((field) => renamed(field, from, target))
      open = questions(known, after)
      isFound = true
    }
  }
  const isDropped = ({ key }: { key: string }) => drops.includes(key)
  const kinds = kindsOf(after)
  const answered = open.filter(isDropped).map(({ key }) => key)
  const left = open.filter((question) => !isDropped(question))
  if (left.length > 0) refuseUnknown(given, drops, [...used, ...answered], left)

  return {
    renames,
    dropped: known.filter(
      ({ key, kind }) =>
        !keepsValues(kind, kinds.get(key)) &&
        answered.some((drop) => key === drop || isWithin(drop, key)),
    ),
    open: left,
    before: known,
  }
}

function questions(before: readonly StoredField[], after: readonly StoredField[]): Question[] {
  const kinds = kindsOf(after)
  const known = kindsOf(before)
  const missing = before.filter(({ key, kind }) => !keepsValues(kind, kinds.get(key)))
  const keys = new Set(missing.map(({ key }) => key))

  return missing
    .filter(({ key }) => !keys.has(parentOf(key)))
    .map(({ key, kind }) => ({
      key,
      candidates: kinds.has(key)
        ? []
        : after
            .filter((other) => other.kind === kind && !known.has(other.key))
            .map((other) => other.key)
            .filter((other) => parentOf(other) === parentOf(key)),
    }))
}

const kindsOf = (fields: readonly StoredField[]): ReadonlyMap<string, string> =>
  new Map(fields.map(({ key, kind }) => [key, kind]))

/** The flags that answer a question, for people to choose from. */
const flagsFor = ({ candidates, key }: Question): string[] => [
  ...candidates.map((candidate) => `--rename ${key}=${nameOf(candidate)}`),
  `--drop ${key}`,
]

export const listed = (questions: readonly Question[]): string =>
  questions.map((question) => `\n  ${flagsFor(question).join('  |  ')}`).join('')

export const parentOf = (key: string): string => key.slice(0, Math.max(0, key.lastIndexOf('.')))

export const nameOf = (key: string): string => key.slice(key.lastIndexOf('.') + 1)

const sibling = (key: string, name: string): string =>
  parentOf(key) === '' ? name : `${parentOf(key)}.${name}`

export const isWithin = (outer: string, key: string): boolean => key.startsWith(`${outer}.`)

const renamed = ({ key, kind, path }: StoredField, from: string, to: string): StoredField => ({
  key: renamedKey(key, from, to),
  kind: from.includes('.') ? kind : renamedTarget(kind, from, to),
  path,
})

/** References name their collections. */
function renamedTarget(kind: string, from: string, to: string): string {
  const [type = '', targets, ...rest] = kind.split(' ')
  if (type !== 'relationship' || targets === undefined) return kind
  const now = targets.split('+').map((slug) => (slug === from ? to : slug))
  return [type, now.join('+'), ...rest].join(' ')
}

const renamedKey = (key: string, from: string, to: string): string =>
  key === from || isWithin(from, key) ? `${to}${key.slice(from.length)}` : key

function refuseUnknown(
  renames: readonly string[],
  drops: readonly string[],
  used: readonly string[],
  open: readonly Question[],
): void {
  const rename = renames.find((answer) => !used.includes(answer))
  const drop = drops.find((key) => !used.includes(key))
  if (rename !== undefined) throw wrongAnswer(`--rename ${rename}`, open)
  if (drop !== undefined) throw wrongAnswer(`--drop ${drop}`, open)
}

const wrongAnswer = (answer: string, open: readonly Question[]): Problem =>
  new Problem('migration.wrongAnswer', { details: { answer, questions: listed(open) } })
