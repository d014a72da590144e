import type { z } from 'zod'
import { nearest } from '../../contracts/nearest.ts'
import { loose } from './loose.ts'
import { mismatch, notAmong } from './mismatch.ts'
import type { Finding, Path } from './mistake.ts'
import { written } from './written.ts'

type Issue = z.core.$ZodIssue

/** Turns what zod reports into findings. */
export function findingsOf(issue: Issue, parent: Path = []): Finding[] {
  const path = [...parent, ...issue.path]
  if (typeof issue.input === 'symbol')
    return [{ kind: 'unreadable', path, found: written(issue.input), allowed: 'object' }]

  switch (issue.code) {
    case 'unrecognized_keys':
      return unknownKeys(issue, path)
    case 'invalid_union':
      return issue.errors.length === 0 ? [unknownMember(issue, path)] : ofUnion(issue, path)
    case 'too_small':
      return [tooSmall(issue, path)]
    case 'too_big':
      return [{ kind: 'outOfRange', path, ...seen(issue), allowed: `≤ ${issue.maximum}` }]
    case 'invalid_format':
      return [{ kind: 'malformed', path, ...seen(issue), allowed: issue.message }]
    case 'invalid_key':
      return issue.issues.flatMap((inner) => findingsOf(inner, path))
    default:
      return [mismatch([issue], path)]
  }
}

function unknownKeys(issue: z.core.$ZodIssueUnrecognizedKeys, path: Path): Finding[] {
  const allowed = issue.message.split(' ').filter((key) => !key.startsWith('_'))
  return issue.keys.map((key) => ({
    kind: 'unknownKey',
    path: [...path, key],
    found: key,
    allowed,
    suggestion: nearest(key, allowed),
  }))
}

/** No member of the union has this value at its discriminator, e.g. no kind of field is called so. */
function unknownMember(issue: z.core.$ZodIssueInvalidUnion, path: Path): Finding {
  const names = 'options' in issue ? (issue.options ?? []) : []
  return notAmong(loose(issue.input)[path.at(-1) ?? ''], names.map(String), path)
}

/** Among the members that have the right type, the one with the fewest mistakes was meant. */
function ofUnion(issue: z.core.$ZodIssueInvalidUnion, path: Path): Finding[] {
  const members = membersOf(issue)
  const meant = members
    .filter((issues) => !issues.some(isOtherType))
    .sort((one, other) => one.length - other.length)[0]
  return meant
    ? meant.flatMap((inner) => findingsOf(inner, path))
    : [
        mismatch(
          members.flatMap((issues) => issues.filter(isOtherType)),
          path,
        ),
      ]
}

const membersOf = (issue: z.core.$ZodIssueInvalidUnion): Issue[][] =>
  issue.errors.flatMap((issues) => {
    const [only] = issues
    const isNested = only?.code === 'invalid_union' && only.path.length === 0 && only.errors.length
    return isNested ? membersOf(only) : [issues]
  })

const isOtherType = ({ code, path }: Issue) =>
  path.length === 0 && ['invalid_type', 'invalid_value', 'custom'].includes(code)

function tooSmall(issue: z.core.$ZodIssueTooSmall, path: Path): Finding {
  return issue.origin === 'number' || issue.origin === 'int'
    ? { kind: 'outOfRange', path, ...seen(issue), allowed: `≥ ${issue.minimum}` }
    : { kind: 'empty', path, ...seen(issue), allowed: `≥ ${issue.minimum}` }
}

const seen = ({ input }: Issue) => ({ found: written(input) })
