import { checkMeaning } from './meaning.ts'
import type { ConfigMistake, Finding, Path } from './mistake.ts'
import { pathText, placeText } from './place.ts'
import { checkShape } from './shape.ts'
import { snapshot } from './snapshot.ts'

/** Every mistake in a config at once, in the order of their paths. It never throws, whatever it is given. */
export function checkConfig(config: unknown): ConfigMistake[] {
  try {
    const copy = snapshot(config)
    const findings = [...checkShape(copy), ...checkMeaning(copy)]
    return firstAtEachPath(findings.sort((one, other) => comparePaths(one.path, other.path))).map(
      ({ path, suggestion = null, ...finding }) => ({
        ...finding,
        path: pathText(path),
        place: placeText(copy, path),
        suggestion,
      }),
    )
  } catch (thrown) {
    return [unforeseen(thrown)]
  }
}

/** One sentence for one place: what is wrong in its shape is not worth a second one. */
function firstAtEachPath(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>()
  return findings.filter(({ path }) => {
    const text = pathText(path)
    return seen.has(text) ? false : seen.add(text)
  })
}

function comparePaths(one: Path, other: Path): number {
  const index = one.findIndex((step, at) => step !== other[at])
  if (index === -1) return one.length - other.length
  const [mine, theirs] = [one[index], other[index]]
  if (theirs === undefined) return 1
  if (typeof mine === 'number' && typeof theirs === 'number') return mine - theirs
  return String(mine) < String(theirs) ? -1 : 1
}

/** An instance of somebody's class may still throw when it is looked at. */
const unforeseen = (thrown: unknown): ConfigMistake => ({
  kind: 'unreadable',
  path: pathText([]),
  place: placeText({}, []),
  found: thrown instanceof Error ? thrown.message : 'an error',
  allowed: 'object',
  suggestion: null,
})
