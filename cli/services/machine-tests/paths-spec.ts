import { basename, join } from 'node:path'
import { testingEntry } from '../kit/package-json.ts'
import { importPath } from '../site/import-path.ts'
import type { Paths } from './paths-of.ts'

/** Where `stateroom test --rung browser` looks for it, from where the command is run. */
const folder = 'tests/models'

/**
 * A spec that plays the tests in a browser, for `tests/models`; how each machine looks there is in
 * the page model beside it, which is called like its plan.
 */
export function specLines(found: readonly Paths[], cover: string, cwd: string): string[] {
  const names = identifiersFor(found)
  return [
    `// ${folder}/models.spec.ts`,
    "import { test } from '@playwright/test'",
    `import type { Declare, Stage } from '${testingEntry()}/playwright'`,
    `import { modelTests } from '${testingEntry()}/playwright'`,
    ...found.flatMap(({ path }, index) => [
      `import { plan as ${names[index]}Plan } from ${quoted(importPath(join(cwd, folder), path))}`,
      `import { page as ${names[index]}Page } from ${quoted(`./${stemOf(path)}.page.ts`)}`,
    ]),
    '',
    '/** What a page model begins with; fixtures of the project are handed on here. */',
    'const declare: Declare<Stage> = (title, details, play) =>',
    '  test(title, details, ({ page }, info) => play({ page }, info))',
    '',
    ...names.map(
      (name) => `modelTests(${name}Plan, ${name}Page, { cover: ${quoted(cover)} }, declare)`,
    ),
  ]
}

const stemOf = (path: string) => basename(path).replace(/\.plan\.[tj]s$/, '')

/** A name for each machine that JavaScript can read; where two would have the same, with a number. */
function identifiersFor(found: readonly Paths[]): string[] {
  const taken = new Set<string>()
  return found.map(({ machine }) => {
    const name = identifierOf(machine)
    let free = name
    for (let number = 2; taken.has(free); number += 1) free = `${name}${number}`
    taken.add(free)
    return free
  })
}

/** `my door` becomes `myDoor`. */
function identifierOf(id: string): string {
  const name = id
    .replace(/^[^a-z]+/i, '')
    .replace(/[^a-z\d]+(.?)/gi, (_, letter: string) => letter.toUpperCase())
  return name || 'machine'
}

/** As the house writes texts, where nothing in them has to be escaped. */
const quoted = (text: string) => JSON.stringify(text).replace(/^"([^'"\\]*)"$/, "'$1'")
